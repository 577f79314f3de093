declare module '*.svg?drawing' {
  /** A drawing in this folder, compiled by `scripts/vite/vite-drawings.ts`. */
  const drawing: import('./drawing.ts').Drawing;
  export default drawing;
}
