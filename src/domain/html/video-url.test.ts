import { expect, test } from 'vitest';
import { youtubeFrameUrl, youtubeWatchUrl } from './video-url.ts';

test.each([
  'https://www.youtube.com/watch?v=DatumBeam01',
  'https://youtube.com/watch?list=x&v=DatumBeam01',
  'https://youtu.be/DatumBeam01?t=4',
  'https://www.youtube.com/shorts/DatumBeam01',
  'https://www.youtube-nocookie.com/embed/DatumBeam01?autoplay=1',
])('SERV-06 %s is shown in the privacy-enhanced player, with its interface enabled', (url) => {
  expect(youtubeFrameUrl(url)).toBe('https://www.youtube-nocookie.com/embed/DatumBeam01?enablejsapi=1');
});

test.each([
  '',
  'DatumBeam01',
  '//www.youtube.com/watch?v=DatumBeam01',
  'http://www.youtube.com/watch?v=DatumBeam01',
  'javascript:alert(1)//www.youtube.com/watch?v=DatumBeam01',
  'https://youtube.com.evil.test/watch?v=DatumBeam01',
  'https://evil.test/www.youtube.com/watch?v=DatumBeam01',
  'https://www.youtube.com@evil.test/watch?v=DatumBeam01',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=DatumBeam01"onload=',
  'https://www.youtube.com/channel/DatumBeam01',
])('SERV-06 %j is not a YouTube video', (url) => {
  expect(youtubeFrameUrl(url)).toBeUndefined();
});

test.each([
  ['https://youtu.be/DatumBeam01', 'https://www.youtube.com/watch?v=DatumBeam01'],
  ['https://www.youtube.com/embed/DatumBeam01?start=3', 'https://www.youtube.com/watch?v=DatumBeam01'],
  ['https://example.com/DatumBeam01', undefined],
])('SERV-06 the watch page of %s is %s', (url, page) => {
  expect(youtubeWatchUrl(url)).toBe(page);
});
