import { safeUrl } from '@campus/contract/rules';
import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import { withoutHandlers } from './inert-markup.ts';
import './rich-content.css';

const tags =
  'p br b strong i em u s sub sup h1 h2 h3 h4 ul ol li blockquote a img table thead tbody tr td th hr span div pre code'.split(
    ' ',
  );
const attributes = 'href title src alt width height colspan rowspan style'.split(' ');
const stylePatterns: Readonly<Record<string, RegExp>> = {
  'text-align': /^(left|right|center|justify)$/,
  color: /^(#[0-9a-f]{3,8}|rgba?\([\d\s.,%]+\)|[a-z]+)$/i,
  'background-color': /^(#[0-9a-f]{3,8}|rgba?\([\d\s.,%]+\)|[a-z]+)$/i,
};

/** Keeps only alignment and colours, in plain forms. */
function safeStyle(style: string): string {
  return style
    .split(';')
    .map((rule) => rule.split(':').map((part) => part.trim()))
    .filter(([name = '', value = '']) => stylePatterns[name.toLowerCase()]?.test(value))
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ');
}

// Own instance: its hooks must not affect other users of the library.
const purifier = DOMPurify();
purifier.addHook('afterSanitizeAttributes', (node) => {
  const style = node.getAttribute('style');
  if (style !== null) {
    const kept = safeStyle(style);
    if (kept) node.setAttribute('style', kept);
    else node.removeAttribute('style');
  }
  for (const name of ['href', 'src']) {
    const address = node.getAttribute(name);
    if (address !== null && safeUrl(address) === undefined) node.removeAttribute(name);
  }
  // An image without a source is an empty box.
  if (node.tagName === 'IMG' && !node.getAttribute('src')) {
    node.remove();
    return;
  }
  if (node.tagName === 'A' && node.hasAttribute('href')) {
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  }
});

/** Attribute with the source line of a block, from 1. */
export const lineAttribute = 'data-line';
const withLine = [...attributes, lineAttribute];

/** Sanitises markup for display, with the same elements and attributes as the server allows on writing. */
export const sanitizeHtml = (html: string, { lines = false }: { lines?: boolean } = {}): string =>
  purifier.sanitize(withoutHandlers(html), {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: lines ? withLine : attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });

interface SafeHtmlProps {
  readonly html: string;
  readonly className?: string;
  /** Whether blocks keep `lineAttribute`. */
  readonly lines?: boolean;
}
/** The only component that renders markup from data. */
export function SafeHtml({ html, className = '', lines = false }: SafeHtmlProps) {
  const markup = useMemo(() => ({ __html: sanitizeHtml(html, { lines }) }), [html, lines]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized above; no other component uses it
  return <div className={`rich-content ${className}`.trim()} dangerouslySetInnerHTML={markup} />;
}
