declare module 'virtual:site-shell' {
  const html: string;
  export default html;
}

declare module 'virtual:site-headers' {
  const headers: Readonly<Record<string, string>>;
  export default headers;
}
