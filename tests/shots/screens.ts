import type { Screen } from './state.ts';
import { authoring } from './states/authoring.ts';
import { blog, post } from './states/blog.ts';
import { about, careers, documents, services } from './states/company.ts';
import { contact } from './states/contact.ts';
import { frame } from './states/frame.ts';
import { home } from './states/home.ts';
import { quizzes } from './states/quizzes.ts';
import { download, resources } from './states/resources.ts';

/** Every screen and state, in the order of the page that shows them. */
export const screens: readonly Screen[] = [
  home,
  frame,
  about,
  services,
  blog,
  post,
  resources,
  download,
  careers,
  contact,
  quizzes,
  documents,
  authoring,
];
