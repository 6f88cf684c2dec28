/** How an index finds what the files of an area export. A kind is a name and a test of one value. */

const isObject = (value) => typeof value === 'object' && value !== null;
export const hasText = (value, ...keys) => isObject(value) && keys.every((key) => typeof value[key] === 'string');

/** Values of one kind in an export: the export itself, or all elements of an array or record of them. */
function getElements(value, isKind) {
  if (isKind(value)) return [value];
  if (!isObject(value)) return [];
  const elements = Array.isArray(value) ? value : Object.values(value);
  return elements.length > 0 && elements.every(isKind) ? elements : [];
}

/**
 * Expressions of one kind over the exports of an area, e.g. `company` or `...companyCalls`, with their imports. An
 * export whose values are all exported singly adds nothing and is left out.
 */
export function collect(modules, isKind) {
  const single = [];
  const groups = [];
  for (const { file, exports } of modules)
    for (const [name, value] of Object.entries(exports).sort(([a], [b]) => (a < b ? -1 : 1))) {
      const elements = getElements(value, isKind);
      if (elements.length === 0) continue;
      const isGroup = elements[0] !== value;
      (isGroup ? groups : single).push({ file, name, elements, isArray: Array.isArray(value) });
    }
  const known = new Set();
  const found = [];
  for (const item of [...single, ...groups]) {
    if (item.elements.every((element) => known.has(element))) continue;
    const repeated = item.elements.find((element) => known.has(element));
    if (repeated) throw new Error(`${item.file}: ${item.name} repeats a value that is exported by itself`);
    for (const element of item.elements) known.add(element);
    const spread = item.isArray ? `...${item.name}` : `...Object.values(${item.name})`;
    found.push({ file: item.file, name: item.name, text: single.includes(item) ? item.name : spread });
  }
  return found;
}

/** `import { a, b } from './file.ts';` lines for the collected names. */
export function importLines(found) {
  const names = Map.groupBy(found, ({ file }) => file);
  return [...names]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, items]) => {
      const list = [...new Set(items.map(({ name }) => name))].sort();
      return `import { ${list.join(', ')} } from './${file}';`;
    });
}

/** `key: [a, ...b],` lines of an area's object; kinds without a value are left out. */
export const fieldLines = (fields) =>
  Object.entries(fields)
    .filter(([, found]) => found.length > 0)
    .map(([key, found]) => `  ${key}: [${found.map(({ text }) => text).join(', ')}],`);

export const notice = '// Written by `npm run areas` from the exports of this folder.';
