/** The one module of Node that the server's half of the site uses; the browser's half must not see Node's types. */
declare module 'node:async_hooks' {
  export class AsyncLocalStorage<Store> {
    getStore(): Store | undefined;
    run<Result>(store: Store, work: () => Result): Result;
  }
}
