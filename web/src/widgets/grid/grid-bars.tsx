import { text } from '@campus/contract/messages';
import type { GridStore } from './grid-store.ts';
import { resetCells } from './range-commands.ts';
import { useTopic } from './use-topic.ts';
import './grid-bars.css';

const texts = text.gridLabels;

/** Bar with the active sort and filters, and a reset button. */
export function ArrangementBar({ store }: { store: GridStore }) {
  useTopic(store, 'shape');
  const { sort, filters } = store.arranger.current;
  if (!store.isArranged) return null;
  const sorted = sort && store.column(sort.key);
  const again = () => {
    store.arranger.apply();
    store.rowsChanged();
  };
  return (
    <div className="grid-bar" role="status">
      {filters.size > 0 && <span>{texts.filter.shown(store.rows.length, store.table.rows.length)}</span>}
      {sorted && (
        <span>{texts.filter.sortedBy(sorted.title, sort.isDescending ? texts.descending : texts.ascending)}</span>
      )}
      <span className="grow" />
      <button type="button" className="link-button" onClick={again}>
        {texts.filter.again}
      </button>
      <button type="button" className="link-button" onClick={() => store.arranger.clear()}>
        {texts.filter.clear}
      </button>
    </div>
  );
}

/** Bar of cells whose save failed, with retry and revert buttons. */
export function UnsavedBar({ store }: { store: GridStore }) {
  useTopic(store, 'changes');
  const { failures } = store.saves;
  const [first] = failures;
  if (!first) return null;
  return (
    <div className="grid-bar unsaved" role="alert">
      <span>{texts.unsaved(failures.length)}</span>
      <span className="grid-bar-reason">{first.message}</span>
      <span className="grow" />
      <button type="button" className="link-button" onClick={() => store.saves.retry(failures)}>
        {texts.retryAll}
      </button>
      <button
        type="button"
        className="link-button"
        onClick={() => {
          resetCells(
            store,
            failures.map(({ id, key }) => [id, key] as const),
          );
          store.saves.dropResolved();
        }}
      >
        {texts.resetAll}
      </button>
    </div>
  );
}

/** Number of changed cells, with a revert button. */
export function ChangedCount({ store }: { store: GridStore }) {
  useTopic(store, 'changes');
  const cells = store.table.changedCells(store.settings.columns, store.shown);
  if (cells.length === 0 || store.settings.disabled) return null;
  return (
    <span className="grid-changes">
      <span role="status">{texts.changed(cells.length)}</span>
      <button type="button" className="link-button" onClick={() => resetCells(store, cells)}>
        {texts.resetAll}
      </button>
    </span>
  );
}
