import { expect, test } from 'vitest';
import { readForm } from './read-form.ts';

const read = (body: string) => readForm(Buffer.from(body));

test('CONT-12 fields are decoded as browsers encode them; of fields with the same name the first counts', () => {
  expect(
    read('name=Zo%C3%AB+O%E2%80%99Neill&email=a%2Bb%40example.org&subject=&message=%26%3D%25&email=2'),
  ).toEqual({ name: 'Zoë O’Neill', email: 'a+b@example.org', subject: '', message: '&=%' });
});

test('CONT-04 a line break is one character, as in the counter', () => {
  expect(read('message=one%0D%0Atwo%0D%0A%0D%0Athree').message).toBe('one\ntwo\n\nthree');
});

test.each([
  ['recaptchaValue=a', 'a'],
  ['g-recaptcha-response=b', 'b'],
  ['recaptchaValue=a&g-recaptcha-response=b', 'a'],
  ['recaptchaValue=&g-recaptcha-response=b', 'b'],
  ['recaptchaValue=', ''],
  ['name=a', undefined],
])('CONT-05 the captcha token of %s is %j', (body, expected) => {
  expect(read(body).recaptchaValue).toBe(expected);
});

test('CONT-12 invalid UTF-8 becomes replacement characters, and a field named __proto__ changes no other object', () => {
  expect(read('name=%FF%ED%A0%80&=a&%&__proto__=b&__proto__[kind]=c').name).toMatch(/^\uFFFD+$/);
  expect(({} as { kind?: string }).kind).toBeUndefined();
});
