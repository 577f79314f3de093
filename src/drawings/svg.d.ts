declare module '*.svg?drawing' {
  /** A file of this folder (`scripts/vite/vite-drawings.ts`). */
  const drawing: import('./drawing.ts').Drawing;
  export default drawing;
}
