/**
 * An error in the format that Google's APIs return and Firebase's SDKs parse: `{ error: { code, message, status } }`. The
 * code is the HTTP status, unless the SDKs expect another number.
 */
export class ApiError extends Error {
  readonly httpStatus: number;
  readonly status: string;
  readonly code: number;

  constructor(httpStatus: number, status: string, message: string, code = httpStatus) {
    super(message);
    this.httpStatus = httpStatus;
    this.status = status;
    this.code = code;
  }
}

/** 400: the request itself is invalid, whatever is stored. */
export function invalidArgument(message: string): ApiError {
  return new ApiError(400, 'INVALID_ARGUMENT', message);
}

/** 403. The reasons help the author of the rules; production does not send any. */
export function permissionDenied(reasons: readonly string[] = []): ApiError {
  const message = ['Missing or insufficient permissions.', ...reasons].join('\n');
  return new ApiError(403, 'PERMISSION_DENIED', message);
}

/** 501 for a call that the emulator does not support. Names the call instead of returning a silently wrong result. */
export function unimplemented(feature: string): ApiError {
  return new ApiError(501, 'UNIMPLEMENTED', `Not supported by the local emulator: ${feature}`);
}
