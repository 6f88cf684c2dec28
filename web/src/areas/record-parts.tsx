import { type ComponentType, lazy, Suspense } from 'react';
import type { RowData } from '../kit/field/row.ts';

type Part = ComponentType<{ row: RowData }>;
/**
 * What an area adds to the record of another area's entity, by the entity's name, or by `<entity>/<tab>` for the content
 * of one of its tabs; loaded when it is shown.
 */
export type AreaParts = Readonly<Record<string, readonly (() => Promise<Part>)[]>>;

const areas = import.meta.glob<AreaParts>('./*/parts.ts', { eager: true, import: 'parts' });
const all = Object.entries(areas).flatMap(([area, parts]) =>
  Object.entries(parts).flatMap(([entity, loads]) =>
    loads.map((load, n) => ({
      key: `${area} ${entity} ${n}`,
      entity,
      Part: lazy(async () => ({ default: await load() })),
    })),
  ),
);

/** Whether an area adds something to this record or tab. */
export const hasParts = (entity: string): boolean => all.some((one) => one.entity === entity);

/** The parts that other areas add to a record. */
export const RecordParts = ({ entity, row }: { entity: string; row: RowData }) =>
  all
    .filter((one) => one.entity === entity)
    .map(({ key, Part }) => (
      <Suspense key={key} fallback={null}>
        <Part row={row} />
      </Suspense>
    ));
