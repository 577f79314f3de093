import { ApiError } from '../../api-error.ts';

/** 400: the database is not in the state that the request requires. */
export function failedPrecondition(message: string): ApiError {
  return new ApiError(400, 'FAILED_PRECONDITION', message);
}

/** 409: another writer came first; the SDKs run the transaction again. */
export function aborted(message: string): ApiError {
  return new ApiError(409, 'ABORTED', message);
}
