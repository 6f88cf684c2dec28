import { CloseOutlined, DownOutlined, UpOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { IconButton } from '../icon-button.tsx';
import type { GridStore } from './grid-store.ts';
import { useTopic } from './use-topic.ts';
import './grid-bars.css';
import './cells/looks.css';

const texts = text.gridLabels.find;
/** Debounce of the search in ms. */
const restMs = 150;

/** 查找: the query, the number of matches, and buttons for the next and previous one. */
export function FindBar({ store }: { store: GridStore }) {
  useTopic(store, 'find');
  return store.find.isOpen ? <OpenFindBar store={store} /> : null;
}

function OpenFindBar({ store }: { store: GridStore }) {
  const { find } = store;
  useTopic(store, 'find');
  const versions = [useTopic(store, 'changes'), useTopic(store, 'shape')].join(' ');
  const [draft, setDraft] = useState(find.query);
  const input = useRef<HTMLInputElement>(null);
  const { query, openings } = find;
  // Focuses on every opening.
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
    input.current?.select();
  }, [openings]);
  useEffect(() => {
    if (draft.trim() === query) return;
    const timer = setTimeout(() => find.search(draft), restMs);
    return () => clearTimeout(timer);
  }, [draft, find, query]);
  // The versions change with the rows and their values.
  const cells = useMemo(() => find.cells(), [find, query, versions]);
  const at = cells.findIndex(({ id, key }) => find.isCurrent(id, key)) + 1;
  const step = (isBackward: boolean) => {
    if (draft.trim() !== query) find.search(draft);
    find.step(draft.trim() === query ? cells : find.cells(), isBackward);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') step(event.shiftKey);
    else if (event.key === 'Escape') find.close();
    else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f') input.current?.select();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <search className="grid-bar grid-find" aria-label={texts.label} onKeyDown={handleKeyDown}>
      <input
        ref={input}
        className="grid-input"
        aria-label={texts.label}
        placeholder={texts.placeholder}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
      />
      <span role="status" className="muted">
        {query !== '' && (cells.length === 0 ? texts.none : texts.count(at, cells.length))}
      </span>
      <IconButton label={texts.previous} disabled={cells.length === 0} onClick={() => step(true)}>
        <UpOutlined aria-hidden />
      </IconButton>
      <IconButton label={texts.next} disabled={cells.length === 0} onClick={() => step(false)}>
        <DownOutlined aria-hidden />
      </IconButton>
      <IconButton label={texts.close} onClick={() => find.close()}>
        <CloseOutlined aria-hidden />
      </IconButton>
    </search>
  );
}
