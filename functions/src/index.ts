export { pages } from './pages/pages.ts';
