/** The ids and names of a payload by which a script finds something else on the page than without the payload. */
export function takenNames(payload: string, page: Window, untouched: Window): string[] {
  return namesIn(payload).filter(
    (name) =>
      kindOf(page, name) !== kindOf(untouched, name) ||
      kindOf(page.document, name) !== kindOf(untouched.document, name),
  );
}

function namesIn(html: string): string[] {
  const elements = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('[id], [name]');
  return [...elements]
    .flatMap((element) => [element.getAttribute('id'), element.getAttribute('name')])
    .filter((name) => name !== null);
}

/** The kind of thing found by a name, such as `[object HTMLFormElement]`. */
function kindOf(place: object, name: string): string {
  return Object.prototype.toString.call(Reflect.get(place, name));
}
