import { collect, fieldLines, hasText, importLines, notice } from './collect.mjs';

const isObject = (value) => typeof value === 'object' && value !== null;
const isRoutes = (value) => isObject(value) && Object.keys(value).length === 1 && typeof value.routes === 'function';

/** What the server side of an area collects. */
const kinds = {
  behaviours: (value) =>
    isObject(value) && isObject(value.entity) && 'table' in value.entity && !('texts' in value || 'load' in value),
  answers: (value) => isObject(value) && typeof value.route === 'function' && 'endpoint' in value && !value.isSample,
  samples: (value) => isObject(value) && typeof value.route === 'function' && value.isSample === true,
  routes: isRoutes,
  jobs: (value) => hasText(value, 'name', 'cron', 'title') && typeof value.run === 'function',
  trees: (value) => hasText(value, 'name') && typeof value.load === 'function',
  caches: (value) => hasText(value, 'name') && typeof value.lifeMs === 'number',
  tableDictionaries: (value) => isObject(value) && isObject(value.entity) && 'texts' in value && 'codes' in value,
  listeners: (value) => isObject(value) && 'event' in value && typeof value.handle === 'function',
  compat: (value) =>
    hasText(value, 'path') &&
    !('method' in value) &&
    ['body', 'result'].some((key) => typeof value[key] === 'function'),
};

/** The index of one area: everything its files register. */
export function serverIndex(name, modules) {
  const fields = Object.fromEntries(Object.entries(kinds).map(([kind, isKind]) => [kind, collect(modules, isKind)]));
  return [
    notice,
    `import type { AreaServer } from '../../kit/area-server.ts';`,
    ...importLines(Object.values(fields).flat()),
    '',
    `export const ${name}Server = {`,
    ...fieldLines(fields),
    '} satisfies AreaServer;',
    '',
  ].join('\n');
}

/** The list of all areas. */
export const serverAreas = (names) =>
  [
    notice,
    `import type { AreaServer } from '../kit/area-server.ts';`,
    ...names.map((name) => `import { ${name}Server } from './${name}/index.ts';`),
    '',
    `export const areaServers: readonly AreaServer[] = [${names.map((name) => `${name}Server`).join(', ')}];`,
    '',
  ].join('\n');
