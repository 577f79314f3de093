import { Marked } from 'marked';

const markdown = new Marked({ gfm: true });

/** Returns the text of an article as Markdown. What Markdown cannot express stays HTML, which Markdown may contain. */
export function toMarkdownText(body: Element): string {
  const blocks = [...body.childNodes].map((node) => {
    const element = node as Element;
    if (node.nodeType !== node.ELEMENT_NODE) return escaped(node.textContent ?? '').trim();
    const written = blockOf(element);
    const isSame = comparable(markdown.parse(written, { async: false })) === comparable(element.outerHTML);
    if (isSame) return written;
    // An empty line would end an HTML block.
    return element.localName === 'pre' ? element.outerHTML : element.outerHTML.replace(/\n\s*\n/g, '\n');
  });
  return blocks.filter(Boolean).join('\n\n');
}

/** What is the same for a reader: without attributes that the sanitiser sets, and spaces between blocks. */
function comparable(html: string): string {
  return html
    .replace(/ (?:target|rel|loading)="[^"]*"/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replace(/\s+/g, ' ')
    .replace(/> | </g, (gap) => gap.trim())
    .trim();
}

function blockOf(block: Element): string {
  const { localName: name } = block;
  if (/^h[2-4]$/.test(name)) return `${'#'.repeat(Number(name[1]))} ${inlineOf(block)}`;
  if (name === 'hr') return '---';
  if (name === 'blockquote') return toMarkdownText(block).replace(/^/gm, '> ');
  if (name === 'ul' || name === 'ol') return listOf(block);
  if (name === 'pre') return `\`\`\`\n${block.textContent?.replace(/\n$/, '') ?? ''}\n\`\`\``;
  return inlineOf(block);
}

function listOf(list: Element): string {
  const items = [...list.children].map((item, index) => {
    const marker = list.localName === 'ol' ? `${index + 1}. ` : '- ';
    const inner = [...item.children].find(({ localName }) => localName === 'ul' || localName === 'ol');
    const text = inlineOf(item, inner).trim();
    const below = inner ? `\n${listOf(inner)}` : '';
    return marker + `${text}${below}`.replaceAll('\n', `\n${' '.repeat(marker.length)}`);
  });
  return items.join('\n');
}

function inlineOf(parent: Element, without?: Element): string {
  const nodes = [...parent.childNodes].filter((node) => node !== without);
  return nodes
    .map((node) =>
      node.nodeType === node.ELEMENT_NODE ? elementOf(node as Element) : escaped(node.textContent ?? ''),
    )
    .join('');
}

function elementOf(element: Element): string {
  const text = inlineOf(element);
  const attribute = (name: string) => element.getAttribute(name) ?? '';
  switch (element.localName) {
    case 'strong':
      return `**${text}**`;
    case 'em':
      return `*${text}*`;
    case 'code':
      return `\`${element.textContent}\``;
    case 'br':
      return '\\\n';
    case 'a':
      return `[${text}](${attribute('href')})`;
    case 'img':
      return `![${escaped(attribute('alt'))}](${attribute('src')})`;
    default:
      return element.outerHTML;
  }
}

function escaped(text: string): string {
  return text
    .replace(/[\\`*_[\]~]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/\s+/g, ' ');
}
