import { mayShow } from '@campus/contract/rules';
import { type ComponentType, lazy, Suspense } from 'react';
import type { RowData } from '../kit/field/row.ts';
import { useSession } from '../request/session-store.ts';

type Part = ComponentType<{ row: RowData }>;
type Load = () => Promise<Part>;
/**
 * What an area adds to the record of another area's entity, by the entity's name, or by `<entity>/<tab>` for the content
 * of one of its tabs; loaded when it is shown. With `code` it is shown to the holders of the code of what it reads.
 */
export type AreaParts = Readonly<Record<string, readonly (Load | { readonly code: string; readonly load: Load })[]>>;

const areas = import.meta.glob<AreaParts>('./*/parts.ts', { eager: true, import: 'parts' });
const all = Object.entries(areas).flatMap(([area, byEntity]) =>
  Object.entries(byEntity).flatMap(([entity, parts]) =>
    parts.map((part, n) => {
      const { code, load } = typeof part === 'function' ? { code: undefined, load: part } : part;
      return { key: `${area} ${entity} ${n}`, entity, code, Part: lazy(async () => ({ default: await load() })) };
    }),
  ),
);

const nothing = { auth: [], allAuth: [] };
/** Returns the parts of a record or tab that this user may see. */
export function useParts(): (entity: string) => typeof all {
  const permissions = useSession((state) => state.permissions ?? nothing);
  return (entity) =>
    all.filter((one) => one.entity === entity && (one.code === undefined || mayShow(one.code, permissions)));
}

/** The parts that other areas add to a record. */
export const RecordParts = ({ entity, row }: { entity: string; row: RowData }) =>
  useParts()(entity).map(({ key, Part }) => (
    <Suspense key={key} fallback={null}>
      <Part row={row} />
    </Suspense>
  ));
