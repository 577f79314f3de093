import { permissionDenied } from '../../emulators/storage/errors.ts';
import { type Authorize, isAdmin } from '../../emulators/storage/policy.ts';

/**
 * Everything is allowed outside the folder `private`, where only the admin is. `storage.rules` says the same to the
 * official emulator.
 */
export const openButPrivate: Authorize = ({ headers, path }) => {
  if (path.startsWith('private/') && !isAdmin(headers)) throw permissionDenied();
};
