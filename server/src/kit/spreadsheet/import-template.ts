import { type AnyEntity, type Field, fieldOf, formFields, isList } from '@campus/contract/kit';
import { dayNumber, dayOf, patterns } from '@campus/contract/rules';
import type { Context } from '../context.ts';
import type { SheetColumn, SheetContent } from '../excel/sheet-content.ts';
import type { TreeNode } from '../ports.ts';
import type { Scope } from '../read/where.ts';
import { importColumns, requiredHeadings } from './import-cells.ts';

const helpTitle = '填写说明';
/** Longer lists are cut: a tree or a large dictionary is looked up on its page. */
const listedValues = 30;

const byKind: Partial<Record<Field['kind'], string>> = {
  time: '09:00:00',
  money: '100.00',
  link: 'https://www.example.com',
};
const byPattern = new Map<unknown, string>([
  [patterns.mobile, '13800138000'],
  [patterns.registrationMobile, '13800138000'],
  [patterns.email, 'name@example.com'],
  [patterns.landline, '0571-88888888'],
]);

/** Allowed texts of a column with a fixed set of values. */
export async function listAllowedTexts(field: Field, { ports }: Scope): Promise<readonly string[]> {
  switch (field.kind) {
    case 'dict':
    case 'dicts':
      return [...((await ports.dictionary(field.dict as string)) ?? new Map<string, string>()).values()];
    case 'choice':
      return Object.values(field.options ?? {});
    case 'flag':
    case 'yesNo':
      return ['是', '否'];
    default:
      return [];
  }
}

const aheadDays = 30;
const dayAhead = ({ now }: Context): string => dayOf(dayNumber(now.slice(0, 10)) + aheadDays);
function pathOf(nodes: ReadonlyMap<string, TreeNode>, node: TreeNode): string {
  const names: string[] = [];
  for (let at: TreeNode | undefined = node; at; at = at.parent === null ? undefined : nodes.get(at.parent))
    names.unshift(at.text);
  return names.join('/');
}
/** The node of a row that the caller sees, because staff of a college write no other; else the first that fits. */
async function exampleNode(
  e: AnyEntity,
  name: string,
  field: Field,
  { engine, ...context }: Context,
  { ports, session }: Scope,
): Promise<string> {
  const nodes = await ports.tree(field.tree as string, session.tenantId);
  const wantsLeaf = field.leaf === true || field.level !== undefined;
  const [row] = isList(field) ? [] : await engine.find(e, { all: [] }, [name], { ...context, engine }, 1);
  const node = nodes.get(String(row?.[name])) ?? [...nodes.values()].find(({ leaf }) => leaf || !wantsLeaf);
  return node ? pathOf(nodes, node) : '';
}
async function exampleRow(field: Field, { engine, ...context }: Context): Promise<string> {
  const target = engine.registry.get(field.to as string);
  const display = target.display as string;
  const [row] = await engine.find(target, { all: [] }, [display], { ...context, engine }, 1);
  return String(row?.[`${display}_dictText`] ?? row?.[display] ?? '');
}

function exampleText({ label, required, min = 0, max = 255, pattern }: Field): string {
  const known = byPattern.get(pattern);
  if (known !== undefined) return known;
  const words = [...`示例${label}`.padEnd(min, '。')].slice(0, max).join('');
  return required && (!pattern || pattern.test(words)) ? words : '';
}

/** An example value for the column of this field; empty for an optional one. */
async function exampleCell(e: AnyEntity, name: string, field: Field, context: Context, scope: Scope): Promise<string> {
  const [first] = await listAllowedTexts(field, scope);
  if (first !== undefined) return first;
  const { kind, required } = field;
  // Terms and deadlines lie ahead.
  if (kind === 'date') return dayAhead(context);
  if (kind === 'dateTime') return `${dayAhead(context)} 09:00:00`;
  if (kind === 'number') return String(Math.max(field.min ?? 1, Math.min(1, field.max ?? 1)));
  if (byKind[kind] !== undefined) return byKind[kind];
  if (['depart', 'category', 'categories', 'area', 'areas'].includes(kind))
    return required ? exampleNode(e, name, field, context, scope) : '';
  if (kind === 'ref' || kind === 'refs') return required ? exampleRow(field, context) : '';
  if (kind === 'user') return required ? context.session.username : '';
  return exampleText(field);
}

/** Describes the rules of a column: whether it is required, and its allowed values. */
async function describeColumn(title: string, field: Field, isRequired: boolean, scope: Scope): Promise<string> {
  const texts = await listAllowedTexts(field, scope);
  const listed = texts.slice(0, listedValues).join('/') + (texts.length > listedValues ? '……' : '');
  const several = isList(field) ? '（可填多个，用逗号分隔）' : '';
  const values = listed === '' ? '' : `：${listed}${several}`;
  return isRequired || values !== '' ? `${title}${isRequired ? '（必填）' : ''}${values}` : '';
}

/** The import template: headings, one valid row and the allowed values. */
export async function importTemplate(e: AnyEntity, context: Context): Promise<SheetContent> {
  const scope = context.engine.scope(context.session);
  const wanted = importColumns(e);
  const writable = formFields(e, 'add', 'staff');
  const required = requiredHeadings(e);
  const cells: string[] = [];
  const help: string[] = [];
  for (const { name, title } of wanted) {
    const field = (writable[name] ?? fieldOf(e, name)) as Field;
    const given = (e.example as Readonly<Record<string, string>> | undefined)?.[name];
    cells.push(given ?? (await exampleCell(e, name, field, context, scope)));
    help.push(await describeColumn(title, field, required.includes(title), scope));
  }
  const columns = wanted.map(({ title }): SheetColumn => ({ title, kind: 'text', width: 18 }));
  return {
    name: e.title,
    title: `${e.title}导入模板`,
    subtitle: `第三行为标题行，请勿修改；第四行为示例，导入前请删除。必填：${required.join('、')}`,
    columns: [...columns, { title: helpTitle, kind: 'text', width: 60 }],
    rows: [[...cells, help.filter(Boolean).join('；')]],
  };
}
