import { createRequire } from 'node:module';
import type SanitizeHtml from 'sanitize-html';

const require = createRequire(import.meta.url);
let loaded: typeof SanitizeHtml | undefined;

const mostCharacters = 200_000;
const colour = [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s.,%]+\)$/i, /^[a-z]{3,20}$/i];

const rules: SanitizeHtml.IOptions = {
  allowedTags: [
    ...[
      'p',
      'br',
      'b',
      'strong',
      'i',
      'em',
      'u',
      's',
      'sub',
      'sup',
      'h1',
      'h2',
      'h3',
      'h4',
      'ul',
      'ol',
      'li',
      'blockquote',
    ],
    ...['a', 'img', 'table', 'thead', 'tbody', 'tr', 'td', 'th', 'hr', 'span', 'div', 'pre', 'code'],
  ],
  allowedAttributes: {
    '*': ['title', 'style'],
    a: ['href', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height'],
    td: ['colspan', 'rowspan', 'width', 'height'],
    th: ['colspan', 'rowspan', 'width', 'height'],
  },
  allowedStyles: {
    '*': { 'text-align': [/^(left|right|center|justify)$/], color: colour, 'background-color': colour },
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 50,
  // An image without a source would show as an empty box.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  transformTags: {
    a: (tagName, attributes) => ({ tagName, attribs: { ...attributes, rel: 'noopener noreferrer', target: '_blank' } }),
  },
};

/** Sanitizes rich text before it is stored: a fixed list of elements, attributes, styles and link schemes. */
export function sanitize(html: string): string {
  // With its parsers 70 modules, which a start does not need.
  loaded ??= require('sanitize-html') as typeof SanitizeHtml;
  return loaded(html.slice(0, mostCharacters), rules);
}
