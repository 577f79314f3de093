import { expect, test } from 'vitest';
import { describeRoleChange, mayChange, mayDelete, mayPublish, ROLES, roleOf } from './role.ts';

test('STAFF-09 a missing role is an editor’s, an unknown one has the least rights', () => {
  expect([...ROLES, undefined, 'king', null, 7].map(roleOf)).toEqual([
    ...['writer', 'editor', 'owner'],
    ...['editor', 'writer', 'writer', 'writer'],
  ]);
});

test('STAFF-09 editors and owners publish, change and delete any post; writers change drafts and delete their own', () => {
  expect(ROLES.filter(mayPublish)).toEqual(['editor', 'owner']);
  const draft = { published: false, authorId: 'ann' };
  expect(ROLES.filter((role) => mayChange(role, draft))).toEqual(ROLES);
  const whoDeletes = (post: Parameters<typeof mayDelete>[1]) =>
    ROLES.filter((role) => mayDelete({ role, uid: 'ann' }, post));
  expect(whoDeletes(draft)).toEqual(ROLES);
  const later = new Date();
  const publicOrScheduled = [
    { ...draft, published: true },
    { ...draft, publishAt: later },
    { ...draft, unpublishAt: later },
  ];
  const refusedToWriters = [{ ...draft, authorId: 'ben' }, ...publicOrScheduled];
  expect(refusedToWriters.map(whoDeletes)).toEqual(refusedToWriters.map(() => ['editor', 'owner']));
  expect(publicOrScheduled.map((post) => ROLES.filter((role) => mayChange(role, post)))).toEqual(
    publicOrScheduled.map(() => ['editor', 'owner']),
  );
});

test('STAFF-09 the audit trail says which role a person was given', () => {
  expect([describeRoleChange('writer'), describeRoleChange(undefined)]).toEqual(['made writer', 'revoked']);
});
