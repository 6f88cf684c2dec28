import { type AnyEntity, detailNames, fieldOf, searchItems } from './entity.ts';
import { isUpload } from './field.ts';

const system = ['createBy', 'createTime', 'updateBy', 'updateTime'] as const;

/**
 * The columns that an advanced query of `e` may ask about, in the order of its lists: all that leave the server, but for
 * stored paths and shapes of their own, and masked ones only for who sees them plain.
 */
export function queryNames(e: AnyEntity, codes: ReadonlySet<string>): string[] {
  const named = [
    ...e.list,
    ...(e.hidden ?? []),
    ...searchItems(e).map(({ name }) => name),
    ...detailNames(e),
    ...system,
  ];
  return [...new Set(named as string[])].filter((name) => {
    const field = fieldOf(e, name);
    if (!field || name === 'id' || field.secret || field.kind === 'json' || isUpload(field)) return false;
    return !field.mask || !field.plain || codes.has(field.plain);
  });
}
