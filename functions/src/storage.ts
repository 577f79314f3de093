import { getStorage } from 'firebase-admin/storage';
import { adminApp } from './app.ts';

type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

let siteBucket: Bucket | undefined;

/** The site's bucket, with administrator's rights. */
export function bucket(): Bucket {
  if (!siteBucket) {
    siteBucket = getStorage(adminApp()).bucket();
    // Somebody is waiting: the library would go on for a quarter of a minute.
    siteBucket.storage.retryOptions.maxRetries = 1;
  }
  return siteBucket;
}
