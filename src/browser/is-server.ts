/** Whether pages are being rendered for somebody else's browser: by the build, or by the function `pages`. */
export const isServer = typeof window === 'undefined';
