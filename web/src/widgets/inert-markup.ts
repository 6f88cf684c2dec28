/** Where the name of a handler may begin in markup, and in words. */
const handlers = /(?<=[\s/"'])on(?=[a-z])/gi;
const notContent = 'script, style, iframe, object, embed, link, base, meta, svg, math, template, noscript';

/** A beginning of names that the markup itself does not use. */
function freeName(html: string): string {
  let name = 'data-inert-';
  while (html.toLowerCase().includes(name)) name += 'x-';
  return name;
}

/**
 * Markup without handlers. Browsers check the content security policy of the page for handlers in every document it
 * parses, also one by `DOMParser` where nothing would run: they get another name before that, and words get theirs back.
 */
export function withoutHandlers(html: string): string {
  if (html.search(handlers) === -1) return html;
  const name = freeName(html);
  const { body } = new DOMParser().parseFromString(html.replace(handlers, `${name}$&`), 'text/html');
  const restored = (words: string): string => words.replaceAll(name, '');
  const walker = document.createTreeWalker(
    body,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT | NodeFilter.SHOW_COMMENT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Element)) {
      node.nodeValue = restored(node.nodeValue ?? '');
      continue;
    }
    for (const attribute of [...node.attributes]) {
      if (attribute.name.startsWith(name)) node.removeAttribute(attribute.name);
      else if (attribute.value.includes(name)) attribute.value = restored(attribute.value);
    }
  }
  return body.innerHTML;
}

/** What an editor may read of a paste: no handlers, and no elements that are not content. */
export function inertMarkup(html: string): string {
  const { body } = new DOMParser().parseFromString(withoutHandlers(html), 'text/html');
  for (const element of body.querySelectorAll(notContent)) element.remove();
  return body.innerHTML;
}
