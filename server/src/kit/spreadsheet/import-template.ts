import {
  type AnyEntity,
  everything,
  type Field,
  type Filter,
  fieldAccess,
  findField,
  formFields,
  isList,
} from '@campus/contract/kit';
import { dayNumber, getDay, patterns } from '@campus/contract/rules';
import type { Context } from '../context.ts';
import type { SheetColumn, SheetContent } from '../excel/sheet-content.ts';
import type { TreeNode } from '../ports.ts';
import type { Scope } from '../read/condition.ts';
import type { Data } from '../read/texts.ts';
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
const dayAhead = ({ now }: Context): string => getDay(dayNumber(now.slice(0, 10)) + aheadDays);
function getPath(nodes: ReadonlyMap<string, TreeNode>, node: TreeNode): string {
  const names: string[] = [];
  for (let at: TreeNode | undefined = node; at; at = at.parent === null ? undefined : nodes.get(at.parent))
    names.unshift(at.text);
  return names.join('/');
}
const treeKinds: ReadonlySet<Field['kind']> = new Set(['depart', 'category', 'categories', 'area', 'areas']);
const isReference = ({ kind }: Field): boolean => kind === 'ref' || kind === 'refs';

/**
 * Key, references and nodes of a row that the caller sees. Those of one row belong together, and a caller who is limited
 * to some of them can write no others.
 */
async function modelRow(e: AnyEntity, context: Context): Promise<Data | undefined> {
  const names = importColumns(e).flatMap(({ name, isKey }) => {
    if (isKey) return [name];
    const field = findField(e, name) as Field;
    return field.required && !isList(field) && (isReference(field) || treeKinds.has(field.kind)) ? [name] : [];
  });
  if (names.length === 0) return undefined;
  const [row] = await context.engine.find(e, e.exampleFrom ?? everything, names, context, 1);
  return row;
}
async function exampleNode(field: Field, value: unknown, { ports, session }: Scope): Promise<string> {
  const nodes = await ports.tree(field.tree as string, session.tenantId);
  const wantsLeaf = field.leaf === true || field.level !== undefined;
  const node = nodes.get(String(value)) ?? [...nodes.values()].find(({ leaf }) => leaf || !wantsLeaf);
  return node ? getPath(nodes, node) : '';
}
/** The name of the referenced row, of the first visible one without an `id`; its id when the name means several. */
async function exampleReference(field: Field, id: unknown, context: Context): Promise<string> {
  const { engine, session } = context;
  const target = engine.registry.get(field.to as string);
  const display = target.display as string;
  const wanted: Filter = typeof id === 'string' ? ['id', 'eq', id] : everything;
  const [row] = await engine.find(target, wanted, [display], context, 1);
  if (!row) return '';
  const name = row[display];
  const isName = typeof name === 'string' && fieldAccess(target, display, session) === 'plain';
  return isName && (await engine.count(target, [display, 'eq', name], context)) === 1 ? name : String(row.id);
}

/** A text that the rules of the field take: words, else what a code may hold. */
async function exampleText(field: Field, context: Context): Promise<string> {
  const { label, required, min = 0, max = 255, pattern, checkRule } = field;
  const known = byPattern.get(pattern);
  if (known !== undefined) return known;
  if (!required) return '';
  for (const words of [`示例${label}`.padEnd(min, '。'), 'example'.padEnd(min, '0')]) {
    const text = [...words].slice(0, max).join('');
    const isOfPattern = !pattern || pattern.test(text);
    if (isOfPattern && (!checkRule || (await context.engine.ports.checkRule(context, checkRule, text)) === undefined))
      return text;
  }
  return '';
}

/** An example value for the column of this field, `model` where it is a row or a node; empty for an optional one. */
async function exampleCell(field: Field, model: unknown, context: Context, scope: Scope): Promise<string> {
  const [first] = await listAllowedTexts(field, scope);
  if (first !== undefined) return first;
  const { kind, required } = field;
  // Terms and deadlines lie ahead.
  if (kind === 'date') return dayAhead(context);
  if (kind === 'dateTime') return `${dayAhead(context)} 09:00:00`;
  if (kind === 'number') return String(Math.max(field.min ?? 1, Math.min(1, field.max ?? 1)));
  if (byKind[kind] !== undefined) return byKind[kind];
  if (treeKinds.has(kind)) return required ? exampleNode(field, model, scope) : '';
  if (isReference(field)) return required ? exampleReference(field, model, context) : '';
  if (kind === 'user') return required ? context.session.username : '';
  return exampleText(field, context);
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
  const model = await modelRow(e, context);
  const example = { ...e.example, ...(await context.engine.behaviour(e).importExample?.(context)) };
  const cells: string[] = [];
  const help: string[] = [];
  for (const { name, title, isKey } of wanted) {
    const field = (writable[name] ?? findField(e, name)) as Field;
    const given = (example as Readonly<Record<string, string>>)[name];
    cells.push(
      given ?? (isKey ? String(model?.[name] ?? '') : await exampleCell(field, model?.[name], context, scope)),
    );
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
