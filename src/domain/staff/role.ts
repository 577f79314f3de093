import type { Post } from '../posts/post.ts';
import { isToBePublic } from '../posts/schedule.ts';

/** The roles of staff, from the least rights to the most. */
export const ROLES = ['writer', 'editor', 'owner'] as const;

export type Role = (typeof ROLES)[number];

/**
 * The role in a document of `staff`. A document without a role is an editor's, as all were before there were roles; an unknown
 * role has the least rights. firestore.rules do the same.
 */
export function roleOf(stored: unknown): Role {
  if (stored === undefined) return 'editor';
  return ROLES.find((role) => role === stored) ?? 'writer';
}

/** Whether a role is the minimum, or may do more. */
export function hasRole(role: Role, minimum: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(minimum);
}

/** Whether a role may show posts to visitors, and change what they see. */
export function mayPublish(role: Role): boolean {
  return role !== 'writer';
}

type ScheduleFields = Pick<Post, 'published' | 'publishAt' | 'unpublishAt'>;

/** Whether a role may change a post: writers only drafts without a schedule. */
export function mayChange(role: Role, post: ScheduleFields): boolean {
  return mayPublish(role) || !(isToBePublic(post) || post.unpublishAt);
}

/** Whether a person may delete a post: writers only their own drafts. */
export function mayDelete(
  person: { readonly role: Role; readonly uid: string },
  post: ScheduleFields & Pick<Post, 'authorId'>,
): boolean {
  return mayPublish(person.role) || (mayChange(person.role, post) && post.authorId === person.uid);
}

/** What an entry of the audit trail says of a person: which role they were given, or that they lost theirs (undefined). */
export function describeRoleChange(role: Role | undefined): string {
  return role ? `made ${role}` : 'revoked';
}
