import { expect, test } from 'vitest';
import { matchesPattern } from './path-pattern.ts';

test.each([
  ['posts/{id}', 'posts/a'],
  ['posts/{id}', 'posts/ä b.c%\n'],
  ['{collection}/{id}', 'posts/a'],
  ['posts/{post}/comments/{comment}', 'posts/a/comments/b'],
  ['posts/{id=*}', 'posts/a'],
  ['posts/{id=news-*}', 'posts/news-1'],
  ['posts/a*/comments/*', 'posts/abc/comments/b'],
  ['{path=**}', 'posts/a/comments/b'],
  ['posts/{path=**}', 'posts/a'],
  ['posts/{path=**}', 'posts/a/comments/b'],
  ['posts/**', 'posts/a/comments/b'],
  ['{path=**}/comments/{comment}', 'comments/b'],
  ['{path=**}/comments/{comment}', 'posts/a/comments/b'],
  ['posts/{post}/{rest=**}', 'posts/a'],
  ['a.b(c)/{id}', 'a.b(c)/d'],
])('the pattern %s matches %s', (pattern, path) => {
  expect(matchesPattern(pattern, path)).toBe(true);
});

test.each([
  ['posts/{id}', 'drafts/a'],
  ['posts/{id}', 'posts/a/comments/b'],
  ['posts/{id}', 'old/posts/a'],
  ['posts/{id=news-*}', 'posts/old-news-1'],
  ['posts/{post}/comments/{comment}', 'posts/a/likes/b'],
  ['posts/{post}/comments/{comment}', 'posts/a'],
  ['{path=**}/comments/{comment}', 'posts/a/likes/b'],
  ['posts/{path=**}', 'postscript/a'],
  ['a.b/{id}', 'axb/d'],
])('the pattern %s does not match %s', (pattern, path) => {
  expect(matchesPattern(pattern, path)).toBe(false);
});
