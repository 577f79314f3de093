/** `npm run measure`: the tables of docs/performance.md, one after the other. */
await import('./firestore.ts');
console.log();
await import('./posts.ts');
await import('./functions.ts');

export {};
