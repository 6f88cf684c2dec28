import type { DocumentBlock } from '@campus/contract/rules';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeText = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] as string);
/** Text as markup: escaped, with the variables that have no value marked. */
const markup = (text: string): string =>
  escapeText(text)
    .replace(/\{\{[^{}]{0,60}\}\}/g, (variable) => `<mark>${variable}</mark>`)
    .replaceAll('\n', '<br />');
const element = (name: string, content: string): string => `<${name}>${content}</${name}>`;
const row = (cells: readonly string[], name: string): string =>
  element('tr', cells.map((text) => element(name, markup(text))).join(''));

function getHtml(block: DocumentBlock): string {
  switch (block.kind) {
    case 'heading':
      return element(`h${block.level}`, markup(block.text));
    case 'text':
      return element('p', block.isBold ? element('strong', markup(block.text)) : markup(block.text));
    case 'table': {
      const rows = block.rows.map((cells) => row(cells, 'td')).join('');
      return element('table', (block.head.length > 0 ? row(block.head, 'th') : '') + rows);
    }
    case 'facts': {
      const pair = ([label, value]: readonly [string, string]) =>
        element('th', markup(label)) + element('td', markup(value));
      return element('table', block.rows.map((facts) => element('tr', facts.map(pair).join(''))).join(''));
    }
    case 'signs':
      return block.boxes
        .map(({ lines }) => element('blockquote', lines.map((line) => element('p', markup(line))).join('')))
        .join('');
    case 'qr':
      return element('p', markup(block.text));
  }
}

/** A filled document as HTML; its texts are escaped. */
export const documentHtml = (blocks: readonly DocumentBlock[]): string => blocks.map(getHtml).join('');
