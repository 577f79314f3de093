/** The code of what Firebase has thrown, for instance `permission-denied`; '' for any other error. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
