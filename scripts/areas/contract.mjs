import { collect, fieldLines, hasText, importLines, notice } from './collect.mjs';

/** What the definition of an area collects. */
const kinds = {
  entities: (value) => hasText(value, 'table', 'name') && 'fields' in value && 'calls' in value,
  endpoints: (value) => hasText(value, 'path', 'title') && 'method' in value && 'needs' in value && 'input' in value,
  dictionaries: (value) => hasText(value, 'code', 'title') && Array.isArray(value.items),
  buttons: (value) => hasText(value, 'code', 'label', 'page'),
  grids: (value) => hasText(value, 'key', 'code') && Object.keys(value).length === 2,
  events: (value) => hasText(value, 'code', 'title', 'content'),
  calendars: (value) => hasText(value, 'kind', 'title', 'calendar') && typeof value.link === 'function',
  menu: (value) => hasText(value, 'under') && 'side' in value && 'page' in value,
  grants: (value) => hasText(value, 'prefix', 'actions', 'roles'),
};

/** The public exports of one area. */
export const contractIndex = (_name, modules) =>
  [notice, ...modules.map(({ file }) => `export * from './${file}';`), ''].join('\n');

/** The definition of one area, apart from its exports: the browser loads these without it. */
export function contractArea(name, modules) {
  const fields = Object.fromEntries(Object.entries(kinds).map(([kind, isKind]) => [kind, collect(modules, isKind)]));
  return [
    notice,
    `import { defineArea } from '../../kit/index.ts';`,
    ...importLines(Object.values(fields).flat()),
    '',
    `export const ${name}Area = defineArea({`,
    `  name: '${name}',`,
    ...(fields.entities.length > 0 ? [] : ['  entities: [],']),
    ...fieldLines(fields),
    '});',
    '',
  ].join('\n');
}

/**
 * All entities. They are imported one by one: the browser needs them at its start, and not the calls and dictionaries
 * of their areas.
 */
export const contractEntities = (areas) => {
  const found = areas.flatMap(({ name, modules }) =>
    collect(modules, kinds.entities).map((item) => ({ ...item, file: `${name}/${item.file}` })),
  );
  return [
    '// Written by `npm run areas` from the entities of all areas.',
    `import { type AnyEntity, linkEntities, type Row } from '../kit/index.ts';`,
    ...importLines(found),
    '',
    `const all = [${found.map(({ text }) => text).join(', ')}] as const;`,
    '',
    '/** All entities of the product. */',
    'export const entities: readonly AnyEntity[] = linkEntities(all);',
    '/** Table types, derived from definitions: renaming a field in a definition breaks its queries at compile time. */',
    "export type Tables = { [E in (typeof all)[number] as E['table']]: Row<E> & { delFlag: number } };",
    '',
  ].join('\n');
};

/** The list of all areas. */
export const contractAreas = (names) =>
  [
    notice,
    ...names.map((name) => `import { ${name}Area } from './${name}/area.ts';`),
    '',
    `export const areas = [${names.map((name) => `${name}Area`).join(', ')}] as const;`,
    '',
  ].join('\n');
