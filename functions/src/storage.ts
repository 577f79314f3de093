import { getStorage } from 'firebase-admin/storage';
import { adminApp } from './app.ts';

type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

let siteBucket: Bucket | undefined;

/** Returns the site's bucket, with admin rights. */
export function bucket(): Bucket {
  if (!siteBucket) {
    siteBucket = getStorage(adminApp()).bucket();
    // Visitors are waiting; by default the library would retry for 15 seconds.
    siteBucket.storage.retryOptions.maxRetries = 1;
  }
  return siteBucket;
}
