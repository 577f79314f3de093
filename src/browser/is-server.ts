/** Whether this is a server render, by the build or by the function `pages`. */
export const isServer = typeof window === 'undefined';
