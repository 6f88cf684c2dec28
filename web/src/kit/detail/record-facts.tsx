import type { AnyEntity, Fields } from '@campus/contract/kit';
import { findField, isStaff, type Workflow } from '@campus/contract/kit';
import type { ReactNode } from 'react';
import { useCaller } from '../call/caller.ts';
import { StateCell } from '../field/field-cells.tsx';
import { getView } from '../field/field-views.tsx';
import './detail.css';
import type { RowData } from '../field/row.ts';

interface RecordFactsProps {
  readonly title?: string | undefined;
  /** Source of the fields: an entity including its state and system columns, or plain fields. */
  readonly entity?: AnyEntity;
  readonly fields?: Fields;
  readonly names: readonly string[];
  readonly row: RowData;
  /** Custom cells, by name. */
  readonly cells?: Readonly<Record<string, ((row: never) => ReactNode) | undefined>>;
}

/** Values of a record with labels, two per line; long ones take the full width. A field of the other side is left out. */
export function RecordFacts({ title, entity, fields = {}, names, row, cells = {} }: RecordFactsProps) {
  const flow = entity?.workflow as Workflow | undefined;
  const caller = useCaller();
  const side = isStaff(caller) ? 'staff' : 'enterprise';
  const isSignedIn = caller.userId !== '';
  return (
    <section className="facts-section">
      {title && <h3>{title}</h3>}
      <dl className="facts">
        {names.map((name) => {
          const field = entity ? findField(entity, name) : fields[name];
          if (!field || (isSignedIn && field.side !== undefined && field.side !== side)) return null;
          const view = getView(field);
          const own = cells[name];
          const shown = own ? (
            own(row as never)
          ) : entity && flow?.column === name ? (
            <StateCell entity={entity} row={row} />
          ) : (
            <view.cell field={field} name={name} row={row} full />
          );
          return (
            <div key={name} className={view.isWide ? 'wide' : ''}>
              <dt>{field.label}</dt>
              <dd>{shown}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
