import type { AnyEntity } from './entity.ts';
import { detailNames, searchItems } from './entity-fields.ts';
import { isUpload } from './field.ts';
import { queryField, type Reader } from './field-access.ts';

const system = ['createBy', 'createTime', 'updateBy', 'updateTime'] as const;

/**
 * The columns of `e` that an advanced query can use, in list order: all that the reader can read unmasked, except
 * stored paths and JSON.
 */
export function queryNames(e: AnyEntity, reader: Reader): string[] {
  const named = [
    ...e.list,
    ...(e.hidden ?? []),
    ...searchItems(e).map(({ name }) => name),
    ...detailNames(e),
    ...system,
  ];
  return [...new Set(named as string[])].filter((name) => {
    const field = queryField(e, name, reader);
    return field !== undefined && name !== 'id' && !isUpload(field);
  });
}
