import { expect, test } from 'vitest';
import { problemsOf } from './events.ts';

test.each([
  [{ event: 'ab_test_view', ab_variant: 'B' }, []],
  [{ event: 'select_service_home', service_name: 'Value Factory' }, []],
  [{ event: 'resources_enter_email' }, []],
  [{ event: 'custom_file_download', file_name: 'Żółć & more, 100%.pdf' }, []],
  [{ event: 'quiz_finished', quiz_path: '/quiz/testquiz', quiz_level: 3 }, []],
  [{ event: 'outbound_link', link_host: 'www.linkedin.com' }, []],
  [{ event: 'ab_test_view', ab_variant: 'C' }, ['ab_variant has a wrong value']],
  [{ event: 'ab_test_view' }, ['ab_variant is missing']],
  [
    { event: 'quiz_finished', quiz_path: '/quiz/testquiz', quiz_level: '3' },
    ['quiz_level has a wrong value'],
  ],
  [{ event: 'outbound_link', link_host: 'a.example/path?q=1' }, ['link_host has a wrong value']],
  [{ event: 'search_no_results', words: 'secret' }, ['words is not a parameter']],
  [{ event: 'toString' }, ['not in the catalogue']],
])('LEAD-01 the catalogue finds in %j these problems: %j', (event, problems) => {
  expect(problemsOf(event)).toEqual(problems);
});
