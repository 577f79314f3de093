import { testEachCase } from './expect-outcome.ts';
import { forged, malformed, valid } from './post-cases.ts';
import { type Changes, newId, newPost, setPost } from './post-fixtures.ts';

/** Creates a post as staff; firestore-access.test.ts shows that no one else may create one. */
const create = (changes: Changes = {}, id = newId()) => setPost('staff', id, newPost(id, changes));

testEachCase('ADD-04 a post is created: %s', 'allowed', valid, create);
testEachCase('ADD-04 a post is not created: %s', 'refused', malformed, create);
testEachCase('ADD-06 a post is not created: %s', 'refused', forged, create);

testEachCase(
  'ADD-04 a post is created at an address of %s',
  'allowed',
  { '200 lower-case letters, digits, hyphens and underscores': `_${'a'.repeat(199 - newId().length)}` },
  (ending) => create({}, newId() + ending),
);

testEachCase(
  'ADD-04 a post is not created at an address with %s',
  'refused',
  {
    capitals: 'A',
    'a space': ' a',
    'a dot': '.a',
    'a letter beyond a to z': 'é',
    'a line break': '\n',
    '201 characters': 'a'.repeat(201 - newId().length),
  },
  (ending) => create({}, newId() + ending),
);
