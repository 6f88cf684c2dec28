import { text } from '@campus/contract/messages';
import { useLayoutEffect, useRef } from 'react';
import type { GridStore } from './grid-store.ts';
import { HeadCell } from './head-cell.tsx';
import { type GridLayout, headHeight, type ServiceColumn, serviceAt, serviceWidths } from './layout.ts';
import type { DrawnColumns } from './row-view.tsx';
import { useTopic } from './use-topic.ts';
import './cells/boxes.css';

interface GridHeadProps {
  readonly store: GridStore;
  readonly layout: GridLayout;
  readonly drawn: DrawnColumns;
}

/** Header row with the checkbox that selects all rows. */
export function GridHead({ store, layout, drawn }: GridHeadProps) {
  const head = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    store.focusHead = (key) => {
      const cells = [...(head.current?.querySelectorAll<HTMLElement>('[data-head]') ?? [])];
      const title = cells.find(({ dataset }) => dataset.head === key)?.querySelector<HTMLElement>('.grid-title');
      title?.focus({ preventScroll: true });
      return title !== undefined;
    };
    return () => {
      store.focusHead = () => false;
    };
  }, [store]);
  return (
    <div
      ref={head}
      role="row"
      className="grid-head"
      style={{ width: layout.total, height: headHeight }}
      aria-rowindex={1}
    >
      {layout.services.map((name, at) => (
        <div
          key={name}
          role="columnheader"
          aria-colindex={at + 1}
          className={`grid-service of-${name}${layout.servicesStick ? '' : ' loose'}`}
          style={{ width: serviceWidths[name], left: serviceAt(layout.services, name) }}
        >
          <ServiceHead name={name} store={store} />
        </div>
      ))}
      {drawn.columns.map(({ column, width, fixedAt }, at) => (
        <HeadCell
          key={column.key}
          store={store}
          column={column}
          place={layout.services.length + 1 + store.shown.indexOf(column)}
          width={width}
          fixedAt={fixedAt}
          isEdge={fixedAt !== undefined && at === layout.fixedCount - 1}
          lead={at === layout.fixedCount ? drawn.before : 0}
        />
      ))}
    </div>
  );
}

function ServiceHead({ name, store }: { name: ServiceColumn; store: GridStore }) {
  useTopic(store, 'summary');
  useTopic(store, 'shape');
  if (name === 'number') return text.gridLabels.rowNumber;
  if (name !== 'select') return null;
  const chosen = store.selection.ids.length;
  const possible = chosen === 0 ? 1 : store.rows.filter((row) => store.selection.may(row)).length;
  const isAll = chosen > 0 && chosen >= possible;
  return (
    <input
      type="checkbox"
      className="grid-tick"
      aria-label={text.gridLabels.chooseAll}
      checked={isAll}
      ref={(box) => {
        if (box) box.indeterminate = chosen > 0 && !isAll;
      }}
      disabled={store.settings.disabled || store.rows.length === 0}
      onChange={() => store.selection.setAll(!isAll)}
    />
  );
}
