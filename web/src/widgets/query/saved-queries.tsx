import { DeleteOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import type { SuperQuery } from '@campus/contract/rules';
import { IconButton } from '../icon-button.tsx';
import { SmallSpin } from '../small-spin.tsx';
import type { SavedQueriesState, SavedQuery } from './use-saved-queries.ts';

const texts = text.sq;

interface SavedQueriesProps {
  readonly saved: SavedQueriesState;
  /** Loads a saved query into the dialog without running it. */
  readonly onLoad: (query: SuperQuery) => void;
}

/** Saved queries: those of this browser, then those of the tenant. */
export function SavedQueries({ saved, onLoad }: SavedQueriesProps) {
  const { own, shared, isLoading, remove } = saved;
  const list = (entries: readonly SavedQuery[]) => (
    <ul>
      {entries.map((entry) => (
        <li key={entry.key}>
          <Entry entry={entry} onLoad={onLoad} onRemove={() => void remove(entry)} />
        </li>
      ))}
    </ul>
  );
  return (
    <aside className="query-saved" aria-label={texts.saved}>
      <h3>{texts.saved}</h3>
      {own.length > 0 && list(own)}
      {isLoading && <SmallSpin />}
      {own.length === 0 && !isLoading && <p className="muted">{texts.savedEmpty}</p>}
      {shared.length > 0 && (
        <>
          <h3>{texts.shared}</h3>
          {list(shared)}
        </>
      )}
    </aside>
  );
}

interface EntryProps {
  readonly entry: SavedQuery;
  readonly onLoad: (query: SuperQuery) => void;
  readonly onRemove: () => void;
}
function Entry({ entry: { title, query, mayDelete }, onLoad, onRemove }: EntryProps) {
  return (
    <div className="query-entry">
      {query ? (
        <button type="button" className="query-load" title={title} onClick={() => onLoad(query)}>
          {title}
        </button>
      ) : (
        <span className="query-unreadable">{texts.badVersion}</span>
      )}
      {mayDelete && (
        <IconButton label={texts.delete} className="query-delete" onClick={onRemove}>
          <DeleteOutlined aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
