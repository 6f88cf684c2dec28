/** Parses a PostgreSQL array literal (`{1,NULL,"a \"b\""}`, nested ones too); `element` parses each element. */
export function parseArray(text: string, element: (text: string) => unknown): unknown[] {
  let at = text.indexOf('{');

  function list(): unknown[] {
    const items: unknown[] = [];
    at += 1;
    while (at < text.length && text[at] !== '}') {
      if (text[at] === ',') at += 1;
      else items.push(text[at] === '{' ? list() : text[at] === '"' ? quote() : plain());
    }
    at += 1;
    return items;
  }

  function quote(): unknown {
    let value = '';
    for (at += 1; at < text.length && text[at] !== '"'; at += 1) {
      if (text[at] === '\\') at += 1;
      value += text.charAt(at);
    }
    at += 1;
    return element(value);
  }

  function plain(): unknown {
    const start = at;
    while (at < text.length && text[at] !== ',' && text[at] !== '}') at += 1;
    const value = text.slice(start, at);
    return value === 'NULL' ? null : element(value);
  }

  return list();
}

/** Formats an array as a PostgreSQL literal; `element` gives the text of one element, null for NULL. */
export function arrayText(items: readonly unknown[], element: (value: unknown) => string | null): string {
  const parts = items.map((item) => {
    if (Array.isArray(item)) return arrayText(item, element);
    const text = element(item);
    return text === null ? 'NULL' : `"${text.replace(/["\\]/g, '\\$&')}"`;
  });
  return `{${parts.join(',')}}`;
}
