declare module 'virtual:font/*' {
  /** A font from src/fonts as TrueType, by its file name without extension. */
  const file: Uint8Array;
  export default file;
}
