import { ApiError } from '../../api-error.ts';

/** 400: the database is not in the state that the request requires. */
export function failedPrecondition(message: string): ApiError {
  return new ApiError(400, 'FAILED_PRECONDITION', message);
}

/** 409: a concurrent write came first; the SDKs retry the transaction. */
export function aborted(message: string): ApiError {
  return new ApiError(409, 'ABORTED', message);
}
