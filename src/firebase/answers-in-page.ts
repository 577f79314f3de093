/** The element that holds answers of the site's functions by their path (src/rendered-page.ts). */
const ELEMENT_ID = 'answers';

let answers: Map<string, unknown> | undefined;

/** An answer that came with the page. It serves once: who asks again wants to know what it is now. */
export function takeAnswer(path: string): Response | undefined {
  answers ??= readAnswers();
  if (!answers.has(path)) return undefined;
  const answer = Response.json(answers.get(path));
  answers.delete(path);
  return answer;
}

function readAnswers(): Map<string, unknown> {
  const text = globalThis.document?.getElementById(ELEMENT_ID)?.textContent;
  return new Map(text ? Object.entries(JSON.parse(text)) : []);
}
