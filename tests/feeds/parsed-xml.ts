/** Parses a text as an XML document. Requires a DOM. Throws an error with the place where it is not well-formed. */
export function parsedXml(text: string): Document {
  const document = new DOMParser().parseFromString(text, 'text/xml');
  const error = document.querySelector('parsererror');
  if (error) throw new Error(`${error.textContent}\n${text}`);
  return document;
}

/** The children of an element by their qualified name. */
export function childrenOf(element: Element, name: string): Element[] {
  return [...element.children].filter(({ nodeName }) => nodeName === name);
}

/** The texts of the children with a qualified name. */
export function textsOf(element: Element, name: string): string[] {
  return childrenOf(element, name).map(({ textContent }) => textContent ?? '');
}
