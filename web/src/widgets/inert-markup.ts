/** Possible start of an event handler name, in markup or text. */
const handlers = /(?<=[\s/"'])on(?=[a-z])/gi;
const notContent = 'script, style, iframe, object, embed, link, base, meta, svg, math, template, noscript';

/** A prefix that does not occur in the markup. */
function freeName(html: string): string {
  let name = 'data-inert-';
  while (html.toLowerCase().includes(name)) name += 'x-';
  return name;
}

/**
 * Markup without event handlers. Browsers check handlers against the content security policy in every parsed document,
 * even in `DOMParser`, where none runs. Handlers are renamed before parsing and text is restored afterwards.
 */
export function withoutHandlers(html: string): string {
  if (html.search(handlers) === -1) return html;
  const name = freeName(html);
  const { body } = new DOMParser().parseFromString(html.replace(handlers, `${name}$&`), 'text/html');
  const restoreMarkup = (words: string): string => words.replaceAll(name, '');
  const walker = document.createTreeWalker(
    body,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT | NodeFilter.SHOW_COMMENT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Element)) {
      node.nodeValue = restoreMarkup(node.nodeValue ?? '');
      continue;
    }
    for (const attribute of [...node.attributes]) {
      if (attribute.name.startsWith(name)) node.removeAttribute(attribute.name);
      else if (attribute.value.includes(name)) attribute.value = restoreMarkup(attribute.value);
    }
  }
  return body.innerHTML;
}

/** Pasted markup that is safe for an editor: no handlers and no non-content elements. */
export function inertMarkup(html: string): string {
  const { body } = new DOMParser().parseFromString(withoutHandlers(html), 'text/html');
  for (const element of body.querySelectorAll(notContent)) element.remove();
  return body.innerHTML;
}
