import { text } from '@campus/contract/messages';
import { thousands } from '../thousands.ts';
import type { GridColumn } from './column.ts';
import type { GridStore } from './grid-store.ts';
import { type GridLayout, serviceAt, serviceWidths } from './layout.ts';
import type { DrawnColumns } from './row-view.tsx';
import { useTopic } from './use-topic.ts';

type Kind = 'statistics' | 'sum' | 'average';
/** Footer rows that the columns require. */
export function getStatistics(columns: readonly GridColumn[]): Kind[] {
  const asked = columns.flatMap(({ type, statistics }): readonly Kind[] =>
    type !== 'inputNumber' || !statistics ? [] : statistics === true ? ['statistics'] : statistics,
  );
  return (['statistics', 'sum', 'average'] as const).filter((kind) => asked.includes(kind));
}
function figure(store: GridStore, { key, type, statistics }: GridColumn, kind: Kind): string {
  if (type !== 'inputNumber' || !statistics) return '';
  const has = statistics === true ? kind === 'statistics' : kind !== 'statistics' && statistics.includes(kind);
  if (!has) return '';
  return thousands(kind === 'average' ? store.tally(key).average : store.tally(key).sum);
}

interface GridStatisticsProps {
  readonly store: GridStore;
  readonly layout: GridLayout;
  readonly drawn: DrawnColumns;
}

/** Sticky footer with sums and averages of the rows that no filter hides. */
export function GridStatistics({ store, layout, drawn }: GridStatisticsProps) {
  useTopic(store, 'summary');
  useTopic(store, 'shape');
  const kinds = getStatistics(store.shown);
  if (kinds.length === 0 || store.rows.length === 0) return null;
  const [label] = layout.services;
  return (
    <div className="grid-foot" style={{ width: layout.total }}>
      {kinds.map((kind) => (
        <div key={kind} role="row" className="grid-foot-row" data-statistics={kind}>
          {layout.services.map((name, at) => (
            <div
              key={name}
              role="gridcell"
              className={layout.servicesStick ? 'grid-service' : 'grid-service loose'}
              style={{ width: serviceWidths[name], left: serviceAt(layout.services, name) }}
            >
              {at === 0 && text.grid[kind]}
            </div>
          ))}
          {drawn.columns.map(({ column, width, fixedAt }, at) => {
            const shown = figure(store, column, kind);
            return (
              <div
                key={column.key}
                role="gridcell"
                className={`grid-foot-cell of-${column.type}${fixedAt === undefined ? '' : ' fixed'}${fixedAt !== undefined && at === layout.fixedCount - 1 ? ' edge' : ''}`}
                style={{
                  width,
                  ...(fixedAt !== undefined && { left: fixedAt }),
                  ...(at === layout.fixedCount && drawn.before > 0 && { marginLeft: drawn.before }),
                }}
              >
                {label === undefined && at === 0 && shown === '' ? text.grid[kind] : shown}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
