/** `npm run measure`: prints the tables of docs/performance.md. */
await import('./posts.ts');
await import('./functions.ts');

export {};
