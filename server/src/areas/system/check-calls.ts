import {
  type AnyEntity,
  canonicalValue,
  Failure,
  type Field,
  failure,
  isPublicField,
  refusal,
  type Session,
} from '@campus/contract/kit';
import {
  areaChildren,
  areaNames,
  duplicateCheck,
  type MajorNode,
  majorTree,
  systemRefusals,
} from '@campus/contract/system';
import { sql } from 'kysely';
import { answer, type BoundEndpoint, withMessage } from '../../kit/http/answer.ts';
import type { TreeNode } from '../../kit/ports.ts';
import { getColumn } from '../../kit/schema/registry.ts';
import { pathTo } from '../../platform/dictionary/trees.ts';

const camel = (name: string): string => name.trim().replace(/_([a-z0-9])/g, (_, c: string) => c.toUpperCase());
const mostCodes = 500;

/** The nodes below `parent`, nested. */
function buildTree(byParent: ReadonlyMap<string | null, readonly TreeNode[]>, parent: string | null): MajorNode[] {
  return (byParent.get(parent) ?? []).map(({ value, text, leaf }) => ({
    key: value,
    title: text,
    isLeaf: leaf,
    children: buildTree(byParent, value),
  }));
}

/** A uniqueness check discloses masked values, so it requires the save permission, whose form discloses the same. */
const mayAsk = (e: AnyEntity, name: string, { codes }: Session): boolean =>
  isPublicField(e.fields[name] as Field) || codes.has(e.can.add as string) || codes.has(e.can.edit as string);

export const checkCalls: readonly BoundEndpoint[] = [
  answer(duplicateCheck, async ({ tableName, fieldName, fieldVal, dataId }, context) => {
    const name = camel(fieldName ?? '');
    const table = tableName?.trim().toLowerCase();
    const { entities } = context.engine.registry;
    const entity = entities.find((e) => e.table === table && e.asked?.includes(name));
    if (!entity || !mayAsk(entity, name, context.session)) throw new Failure('noPermission', systemRefusals.notAllowed);
    if (fieldVal === null) return withMessage(null, '数据为空,不作处理！');
    const field = entity.fields[name] as Field;
    const value = field.encrypted ? context.engine.ports.cipher.hash(canonicalValue(field, fieldVal)) : fieldVal;
    const column = sql.ref(`${entity.table}.${getColumn(name, field)}${field.encrypted ? 'Hash' : ''}`);
    const when = typeof field.unique === 'object' ? field.unique.when : undefined;
    const among = when ? await context.meets(entity, when) : sql`true`;
    const { rows } = await sql`select 1 from ${sql.table(entity.table)}
      where ${context.live(entity)} and ${among} and ${column}::text = ${value} and id <> ${dataId ?? ''} limit 1`.execute(
      context.db,
    );
    if (rows.length > 0) throw refusal(systemRefusals.valueTaken);
    return null;
  }),
  answer(areaChildren, async ({ pid }, context) => {
    const nodes = await context.engine.ports.tree('region', 0);
    const parent = pid === null || pid === '86' ? null : pid;
    return [...nodes.values()]
      .filter((node) => node.parent === parent)
      .map(({ value, text, leaf }) => ({ code: value, name: text, leaf }));
  }),
  answer(areaNames, async ({ codes }, context) => {
    const wanted = (codes ?? '').split(',').filter(Boolean);
    if (wanted.length > mostCodes) throw failure('tooManyIds', mostCodes);
    const nodes = await context.engine.ports.tree('region', 0);
    const known = wanted.filter((code) => nodes.has(code));
    return Object.fromEntries(known.map((code) => [code, pathTo(nodes, code).map((node) => node.text)]));
  }),
  answer(majorTree, async (_input, context) => {
    const nodes = await context.engine.ports.tree('major', 0);
    return buildTree(
      Map.groupBy(nodes.values(), (node) => node.parent),
      null,
    );
  }),
];
