/** The only Node module that the server build uses. It is declared here so that the browser's code sees no types of Node. */
declare module 'node:async_hooks' {
  export class AsyncLocalStorage<Store> {
    getStore(): Store | undefined;
    run<Result>(store: Store, work: () => Result): Result;
  }
}
