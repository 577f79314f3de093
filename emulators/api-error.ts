/**
 * An error in the form that Google's APIs answer and Firebase's SDKs read:
 * `{ error: { code, message, status } }` with the HTTP status `code`.
 */
export class ApiError extends Error {
  readonly code: number;
  readonly status: string;

  constructor(code: number, status: string, message: string) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

/** 400: the request itself is wrong, whatever is stored. */
export function invalidArgument(message: string): ApiError {
  return new ApiError(400, 'INVALID_ARGUMENT', message);
}

/** 403, with the reasons for whoever writes rules; production names none. */
export function permissionDenied(reasons: readonly string[] = []): ApiError {
  const message = ['Missing or insufficient permissions.', ...reasons].join('\n');
  return new ApiError(403, 'PERMISSION_DENIED', message);
}

/** What an emulator answers for a call that it does not support: 501 naming the call, never a silent wrong result. */
export function unimplemented(what: string): ApiError {
  return new ApiError(501, 'UNIMPLEMENTED', `Not supported by the local emulator: ${what}`);
}
