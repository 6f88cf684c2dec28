/**
 * `npm run new:entity -- <area> <name> --title <标题> [--workflow] [--own-company] [--under <menu groups>] [--table <table>]`:
 * writes the definition, the behaviour when one is needed, the menu entry and the grants of a new entity, then the indexes.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { areas, format } from './check.mjs';
import { Expected, root } from './child.mjs';
import { behaviourFile, definitionFile, grantLines, menuLines } from './new-entity/templates.mjs';

const usage =
  '用法：npm run new:entity -- <模块> <名称> --title <标题> [--workflow] [--own-company] [--under <菜单分组,…>] [--table <表名>]';
const options = {
  title: { type: 'string' },
  workflow: { type: 'boolean', default: false },
  'own-company': { type: 'boolean', default: false },
  under: { type: 'string' },
  table: { type: 'string' },
};

const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const loadContract = (path) => import(pathToFileURL(join(root, 'contract/src', path)).href);

/** `npm run new:entity`; throws Expected with the message to show. */
export async function newEntity(args) {
  const asked = await readRequest(args);
  const files = new Map([[`contract/src/areas/${asked.area}/${asked.file}.ts`, definitionFile(asked)]]);
  if (asked.hasOwner) files.set(`server/src/areas/${asked.area}/${asked.file}.ts`, behaviourFile(asked));
  for (const path of files.keys()) if (existsSync(join(root, path))) throw new Expected(`${path} 已存在`);
  addTo(files, `contract/src/areas/${asked.area}/menu.ts`, menuLines(asked));
  addTo(files, `contract/src/areas/${asked.area}/grants.ts`, grantLines(asked));
  for (const [path, content] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  const code = (await areas([])) || (await format([...files.keys()]));
  if (code !== 0) return code;
  for (const path of files.keys()) console.log(relative(root, join(root, path)));
  console.log(`接着：补全字段，然后 npm run db:migration -- ${asked.file} 和 npm run snapshots`);
  return 0;
}

async function readRequest(args) {
  const { values, positionals } = parse(args);
  const [area, name, ...rest] = positionals;
  if (!area || !name || rest.length > 0 || !values.title?.trim()) throw new Expected(usage);
  const known = readdirSync(join(root, 'contract/src/areas'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  if (!known.includes(area)) throw new Expected(`没有模块 ${area}；已有：${known.join('、')}`);
  if (!/^[a-z][a-zA-Z0-9]{1,39}$/.test(name)) throw new Expected(`名称 ${name} 应为小驼峰，例如 studentAward`);
  const { entities } = await loadContract('areas/entities.ts');
  const table = values.table ?? `biz_${kebab(name).replaceAll('-', '_')}`;
  if (!/^[a-z][a-z0-9_]{2,59}$/.test(table)) throw new Expected(`表名 ${table} 只能有小写字母、数字和下划线`);
  const same = entities.find((entity) => entity.name === name || entity.table === table);
  if (same) throw new Expected(`${same.name}（${same.title}，表 ${same.table}）已存在`);
  const sides = values['own-company'] ? ['school', 'enterprise'] : ['school'];
  const menu = await menuGroups(area, sides, values.under);
  return {
    area,
    name,
    file: kebab(name),
    table,
    title: values.title.trim(),
    hasAudit: values.workflow,
    hasOwner: values['own-company'],
    menu,
  };
}

function parse(args) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Expected(`${error.message}\n${usage}`);
  }
}

/** The group of most of the entries; undefined when there is none. */
function mostFrequent(entries) {
  const byGroup = [...Map.groupBy(entries, ({ under }) => under)];
  return byGroup.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0];
}

/**
 * The groups that the page joins and its place at the end of each: on every side the first of the wanted ones, by default
 * the one with most pages of the area.
 */
async function menuGroups(area, sides, wanted) {
  const { menus } = await loadContract('areas/menu.ts');
  const { areas: all } = await loadContract('areas/index.ts');
  const entries = all.flatMap((one) => one.menu ?? []);
  const own = all.find((one) => one.name === area)?.menu ?? [];
  const isOn = (side) => (entry) => [entry.side].flat().includes(side);
  const getUnder = (side) => {
    const groups = (menus[side] ?? []).flatMap((group) => [group.path, ...group.pages.map(({ path }) => path)]);
    const found = wanted
      ? wanted.split(',').find((path) => groups.includes(path))
      : mostFrequent(own.filter(isOn(side)));
    if (!found) throw new Expected(`${side} 没有菜单分组 ${wanted ?? ''}，请用 --under 指定：${groups.join(' ')}`);
    return found;
  };
  const orderIn = (under) =>
    Math.max(0, ...entries.filter((entry) => entry.under === under).map(({ order }) => order)) + 10;
  const byGroup = Map.groupBy(sides, getUnder);
  return [...byGroup].map(([under, list]) => ({ sides: list, under, order: orderIn(under) }));
}

/** Appends lines to the list that a file exports, or starts the file. */
function addTo(files, path, { imports, start, lines }) {
  if (!existsSync(join(root, path))) {
    files.set(path, `${imports}\n\n${start}\n${lines}\n];\n`);
    return;
  }
  const content = readFileSync(join(root, path), 'utf8');
  const end = content.lastIndexOf('\n];');
  if (end < 0) throw new Expected(`${path} 不以列表结尾，请手工补充：\n${lines}`);
  files.set(path, `${content.slice(0, end)}\n${lines}${content.slice(end)}`);
}
