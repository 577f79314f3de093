/** `npm run measure`: prints the tables of docs/performance.md. */
await import('./firestore.ts');
console.log();
await import('./posts.ts');
await import('./functions.ts');

export {};
