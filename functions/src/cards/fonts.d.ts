declare module '#fonts/*' {
  /** The bytes of a font file, which the build puts into the bundle. */
  const file: Uint8Array;
  export default file;
}
