import { entities } from '@campus/contract';
import { type AnyEntity, findField } from '@campus/contract/kit';
import { type ComparedVersion, logTexts } from '@campus/contract/system';
import { formatStored } from '../../kit/field/format-stored.ts';

/** One field of a row in two versions. */
export interface VersionLine {
  readonly name: string;
  /** Label of the field; undefined when the field is no longer defined. */
  readonly label: string | undefined;
  readonly before: string;
  readonly after: string;
  readonly isChanged: boolean;
}
const columnLabels: Readonly<Record<string, string>> = logTexts.columns;
/** Fields changed by every write. */
const bookkeeping = new Set(['version', 'updateTime', 'updateBy']);

function getRow(content: string): Readonly<Record<string, unknown>> {
  try {
    const row: unknown = JSON.parse(content);
    return typeof row === 'object' && row !== null ? (row as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value);
}

type Pair = readonly [older: string, newer: string];
/** A version with the one before it; the first with the one after it. `versions` begin with the newest. */
export function pairWithNeighbour(versions: readonly { readonly id: string }[], id: string): Pair | undefined {
  const at = versions.findIndex((version) => version.id === id);
  const [newer, found, older] = [versions[at - 1], versions[at], versions[at + 1]];
  if (!found) return undefined;
  return older ? [older.id, id] : [id, (newer ?? found).id];
}

/** The compared part of a version. */
export type ShownVersion = Pick<ComparedVersion, 'dataTable' | 'dataContent' | 'texts'>;
const findEntity = (table: string): AnyEntity | undefined => entities.find((one) => one.table === table);

/** The kind and the name of a row: 学生档案 · 王芳. */
export function describeVersion({ dataTable, dataContent, texts }: ShownVersion): string {
  const entity = findEntity(dataTable);
  if (!entity) return dataTable;
  const display = entity.display as string;
  const name = texts[display] ?? toText(getRow(dataContent)[display]);
  return name === '' ? entity.title : `${entity.title} · ${name}`;
}

/** Fields of two versions as their page shows them, differing ones first; bookkeeping fields never count as different. */
export function compareVersions(older: ShownVersion, newer: ShownVersion): VersionLine[] {
  const entity = findEntity(older.dataTable);
  const [before, after] = [getRow(older.dataContent), getRow(newer.dataContent)];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const lines = names.map((name): VersionLine => {
    const field = entity && findField(entity, name);
    const [was, is] = [toText(before[name]), toText(after[name])];
    return {
      name,
      label: field?.label ?? columnLabels[name],
      before: older.texts[name] ?? formatStored(field, was),
      after: newer.texts[name] ?? formatStored(field, is),
      isChanged: was !== is && !bookkeeping.has(name),
    };
  });
  return [...lines.filter(({ isChanged }) => isChanged), ...lines.filter(({ isChanged }) => !isChanged)];
}
