declare module 'virtual:font/*' {
  /** A font of src/fonts, by its name without extension, as TrueType. */
  const file: Uint8Array;
  export default file;
}
