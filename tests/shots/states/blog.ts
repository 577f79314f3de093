import { openFromList, respondWithPost } from '../../e2e/post-response.ts';
import { POST } from '../../e2e/site-map.ts';
import { EVERYTHING_IN_A_POST, withLongTexts, withShortTexts } from '../content.ts';
import { byFooter, CALLS, fail, hold, inTurn, until } from '../responses.ts';
import { inEveryMedium, type Screen } from '../state.ts';

export const blog: Screen = {
  name: 'Blog',
  states: [
    ...inEveryMedium({ name: 'list', path: '/blog' }),
    { name: 'page 2', path: '/blog?page=2' },
    { name: 'category', path: '/blog?category=Sustainability', widths: [1280, 1440, 1920] },
    { name: 'search', path: '/blog?search=passport' },
    { name: 'nothing found', path: '/blog?search=zeppelin' },
    {
      name: 'loading',
      path: '/about',
      before: hold(CALLS.posts),
      act: inTurn(byFooter('Blog'), until('Latest news')),
    },
    {
      name: 'failed',
      path: '/about',
      before: fail(CALLS.posts),
      act: inTurn(byFooter('Blog'), until('No posts found')),
    },
    {
      name: 'long texts',
      path: '/about',
      before: withLongTexts('posts'),
      act: inTurn(byFooter('Blog'), until(/^Umweltproduktdeklarationsprüfung/)),
    },
    {
      name: 'short texts',
      path: '/about',
      before: withShortTexts('posts'),
      act: inTurn(byFooter('Blog'), until('Soon.')),
    },
  ],
};

export const post: Screen = {
  name: 'Post',
  states: [
    ...inEveryMedium({ name: 'ready', path: POST.path }),
    {
      name: 'everything in it',
      path: '/blog',
      before: (page) =>
        respondWithPost(page, {
          slug: 'all',
          title: 'Everything that a post may hold',
          // As the function `post` returns it.
          html: EVERYTHING_IN_A_POST.replace(/<table>.*<\/table>/, '<div class="table-scroll">$&</div>'),
        }),
      act: openFromList,
    },
    { name: 'loading', path: '/blog', before: hold(CALLS.post), act: openFromList },
    {
      name: 'failed',
      path: '/blog',
      before: fail(CALLS.post),
      act: inTurn(openFromList, until('The post could not be loaded')),
    },
    {
      name: 'long texts',
      path: '/blog',
      before: inTurn(withLongTexts('post'), withLongTexts('posts')),
      act: inTurn(openFromList, until(/^Umweltproduktdeklarationsprüfung/)),
    },
    {
      name: 'short texts',
      path: '/blog',
      before: inTurn(withShortTexts('post'), withShortTexts('posts')),
      act: inTurn(openFromList, until('Soon.')),
    },
    { name: 'not found', path: '/blog/gone' },
  ],
};
