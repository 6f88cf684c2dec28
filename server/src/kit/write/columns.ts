import { isDeepStrictEqual } from 'node:util';
import { type AnyEntity, canonicalValue, copiedColumns, isStored } from '@campus/contract/kit';
import { jsonb } from '../database/parameters.ts';
import type { Ports } from '../ports.ts';
import { pinyinColumn } from '../read/pinyin.ts';
import type { Data } from '../read/texts.ts';
import { copyColumn } from '../schema/copies.ts';
import { getColumn } from '../schema/registry.ts';

type Ciphers = Pick<Ports, 'cipher'>;

/**
 * Converts a draft to columns: encrypts values and adds their hashes, writes JSON as text, maps field names to columns.
 */
export function toColumns(e: AnyEntity, draft: Data, { cipher }: Ciphers): Data {
  const out: Data = {};
  for (const [name, value] of Object.entries(draft)) {
    const field = e.fields[name];
    if (field && !isStored(field)) continue;
    const column = field ? getColumn(name, field) : name;
    if (field?.encrypted) {
      out[column] = value === null ? null : cipher.encrypt(String(value));
      out[`${column}Hash`] = value === null ? null : cipher.hash(canonicalValue(field, String(value)));
    } else if (field?.kind === 'json') out[column] = value === null ? null : jsonb(value);
    else out[column] = value;
  }
  return out;
}

/** Converts a stored row to field names and decrypts it, for hooks and steps. */
export function fromColumns(e: AnyEntity, row: Data, { cipher }: Ciphers): Data {
  const out: Data = { ...row };
  for (const [name, field] of Object.entries(e.fields)) {
    const column = getColumn(name, field);
    if (column !== name) {
      out[name] = out[column];
      delete out[column];
    }
    if (field.encrypted) {
      out[name] = out[name] ? cipher.decrypt(String(out[name])) : null;
      delete out[`${name}Hash`];
    }
    if (field.pinyin) delete out[pinyinColumn(column)];
    if (field.kind === 'number' && typeof out[name] === 'string') out[name] = Number(out[name]);
  }
  for (const name of copiedColumns(e)) delete out[copyColumn(name)];
  return out;
}

/** Columns of the entity's table, in camelCase. */
export function columnNames(e: AnyEntity): string[] {
  const system = ['id', 'tenantId', 'sysOrgCode', 'createBy', 'createTime'];
  const mutable = e.appendOnly ? [] : ['updateBy', 'updateTime', 'delFlag', 'version'];
  const own = Object.entries(e.fields).flatMap(([name, field]) => {
    if (!isStored(field)) return [];
    const column = getColumn(name, field);
    return [column, ...(field.encrypted ? [`${column}Hash`] : []), ...(field.pinyin ? [pinyinColumn(column)] : [])];
  });
  return [...new Set([...system, ...mutable, ...own, ...(e.workflow ? [e.workflow.column] : [])])];
}

/** Names of the values that differ from those of the row. */
export function changedColumns(row: object, values: object): string[] {
  const [from, to] = [row as Data, values as Data];
  return Object.keys(to).filter((name) => !isDeepStrictEqual(to[name] ?? null, from[name] ?? null));
}
