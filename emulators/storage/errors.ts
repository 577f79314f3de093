import { ApiError } from '../api-error.ts';

export function noSuchObject(bucket: string, name: string): ApiError {
  return new ApiError(404, 'NOT_FOUND', `No such object: ${bucket}/${name}`);
}

export function noSuchUpload(): ApiError {
  return new ApiError(404, 'NOT_FOUND', 'No such upload');
}

export function conditionNotMet(option: string): ApiError {
  return new ApiError(
    412,
    'FAILED_PRECONDITION',
    `At least one of the pre-conditions did not hold: ${option}`,
  );
}
