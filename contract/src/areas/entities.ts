import { type AnyEntity, type Area, linkEntities, type Row } from '../kit/index.ts';
import { areas } from './index.ts';

type All = (typeof areas)[number]['entities'][number];
/** All entities of the product. */
export const entities: readonly AnyEntity[] = linkEntities(areas.flatMap((area: Area) => area.entities));
/** Table types, derived from definitions: renaming a field in a definition breaks its queries at compile time. */
export type Tables = { [E in All as E['table']]: Row<E> & { delFlag: number } };
