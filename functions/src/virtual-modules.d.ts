declare module 'virtual:site-shell' {
  const html: string;
  export default html;
}
