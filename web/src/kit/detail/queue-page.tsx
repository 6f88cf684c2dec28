import type { AnyEntity, Page } from '@campus/contract/kit';
import { type QueueTexts, queueTexts, text } from '@campus/contract/messages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { isDeferred, useDeferredActions } from '../../request/deferred-actions.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { useIsMobile } from '../../theme/use-media.ts';
import { searchDebounceMs, useDebounced } from '../../widgets/selects/use-search.ts';
import { StateView } from '../../widgets/state-view.tsx';
import { readPage } from '../call/entity-calls.ts';
import { QuickSearch } from '../list/quick-search.tsx';
import { KeyHelp } from '../step/key-help.tsx';
import { isTaken, usePageKeys } from '../step/page-keys.ts';
import '../../widgets/status.css';
import '../list/master-list.css';
import type { RowData } from '../field/row.ts';
import type { Undo } from '../step/steps.tsx';
import { useUndo } from '../step/use-undo.ts';
import { LoadError } from './load-error.tsx';
import { useOpenedId } from './use-opened-id.ts';

const most = 100;

interface QueueQuery {
  readonly entity: AnyEntity;
  /** Conditions of waiting rows. */
  readonly waiting: Readonly<Record<string, string | number | undefined>>;
  /** Column with the start of the wait; the oldest row comes first. */
  readonly since: string;
  /** Column that the search looks in. */
  readonly name: string;
}
/** Rows waiting for a decision, the oldest first; `search` filters by name. */
export function useQueue({ entity, waiting, since, name }: QueueQuery) {
  const [search, setSearch] = useState('');
  const rested = useDebounced(search.trim(), searchDebounceMs);
  const query = { ...waiting, column: since, order: 'asc', pageNo: 1, pageSize: most };
  const found = useQuery<Page<RowData>, RequestFailed>({
    queryKey: [entity.name, 'list', 'waiting', rested],
    queryFn: ({ signal }) =>
      readPage<RowData>(entity.path, { ...query, ...(rested && { [name]: `*${rested}*` }) }, signal),
    placeholderData: keepPreviousData,
  });
  const { records: rows = [], total = 0 } = found.data ?? {};
  return { entity: entity.name, search, setSearch, sought: rested, found, rows, total };
}
type Waiting = ReturnType<typeof useQueue>;

/** Position of a row in the queue and its navigation. */
export interface CasePlace {
  readonly position: string | undefined;
  readonly onNext: (() => void) | undefined;
  readonly onDecided: () => void;
  /** Decisions can be undone for a few seconds. */
  readonly undo: Undo;
  readonly onBack: (() => void) | undefined;
}
interface QueuePageProps {
  readonly list: Waiting;
  readonly words: QueueTexts;
  /** Content of a list item. */
  readonly face: (row: RowData) => ReactNode;
  /** Detail of the selected row. */
  readonly children: (id: string, place: CasePlace) => ReactNode;
}

/**
 * Master-detail page of a queue: the waiting rows at the left, the selected one at the right; on phones one after the
 * other.
 */
export function QueuePage({ list, words, face, children }: QueuePageProps) {
  const [selectedId, openId] = useOpenedId();
  const isMobile = useIsMobile();
  const deferred = useDeferredActions();
  const rows = list.rows.filter(({ id }) => !isDeferred(deferred, list.entity, id));
  const total = list.total - (list.rows.length - rows.length);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const first = useFirst(list, rows);
  const selected = selectedId ?? (isMobile ? undefined : first.id);
  const at = rows.findIndex((row) => row.id === selected);
  const next = rows[at + 1] ?? (at > 0 ? rows[0] : undefined);
  const previous = at > 0 ? rows[at - 1] : undefined;
  const listRef = useArrowKeys(selected);
  const open = (id: string | undefined) => {
    first.forget();
    openId(id);
  };
  const undo = useUndo(() => open(selected));
  usePageKeys({
    n: next && next.id !== selected ? () => open(next.id) : undefined,
    p: previous && (() => open(previous.id)),
    '?': () => setHelpOpen(true),
  });
  return (
    <div className="pick-page tall">
      {isHelpOpen && <KeyHelp onClose={() => setHelpOpen(false)} />}
      {(!isMobile || selected === undefined) && (
        <WaitingList
          onHelp={() => setHelpOpen(true)}
          list={{ ...list, rows, total }}
          words={words}
          face={face}
          selected={selected}
          listRef={listRef}
          onOpen={open}
        />
      )}
      {selected
        ? children(selected, {
            position: at < 0 ? undefined : queueTexts.position(at + 1, total),
            onNext: next && next.id !== selected ? () => open(next.id) : undefined,
            onDecided: () => open(isMobile ? undefined : next?.id),
            undo,
            onBack: isMobile ? () => open(undefined) : undefined,
          })
        : !isMobile && (
            <section className="surface">
              <StateView title={list.found.isPending ? words.choose : words.empty} text={words.emptyHint} />
            </section>
          )}
    </div>
  );
}

/** The case that opens by itself: it stays until another one is opened or sought, whatever a refetch finds. */
function useFirst({ found, sought }: Waiting, rows: readonly RowData[]) {
  const [kept, setKept] = useState<{ readonly sought: string; readonly id: string }>();
  const id = kept?.sought === sought ? kept.id : rows[0]?.id;
  if (id !== undefined && kept?.sought !== sought && !found.isPlaceholderData) setKept({ sought, id });
  return { id, forget: () => setKept(undefined) };
}

interface WaitingListProps extends Pick<QueuePageProps, 'list' | 'words' | 'face'> {
  readonly selected: string | undefined;
  readonly listRef: Ref<HTMLUListElement>;
  readonly onOpen: (id: string) => void;
  readonly onHelp: () => void;
}
function WaitingList({ list, words, face, selected, listRef, onOpen, onHelp }: WaitingListProps) {
  const { search, setSearch, rows, total } = list;
  return (
    <section className="surface master-list" aria-label={words.list}>
      <div className="master-list-head">
        <QuickSearch
          label={words.search}
          hint={text.list.query.fuzzy(words.search)}
          value={search}
          onChange={setSearch}
        />
      </div>
      <InPlaceOfRows list={list} words={words} />
      <ul ref={listRef}>
        {rows.map((row) => (
          <li key={row.id}>
            <button
              type="button"
              {...(row.id === selected && { 'aria-current': 'true' as const })}
              onClick={() => onOpen(row.id)}
            >
              {face(row)}
            </button>
          </li>
        ))}
      </ul>
      <p className="master-list-foot keys">
        {total > most ? words.more(most) : queueTexts.keys}{' '}
        <button type="button" className="link-button" onClick={onHelp}>
          {text.triage.help}（?）
        </button>
      </p>
    </section>
  );
}

function InPlaceOfRows({ list: { found, rows, sought }, words }: Pick<QueuePageProps, 'list' | 'words'>) {
  if (rows.length > 0) return null;
  if (found.isPending) return <Skeleton active title={false} paragraph={{ rows: 8 }} className="master-list-loading" />;
  if (found.isError) return <LoadError error={found.error} onRetry={found.refetch} />;
  return sought ? (
    <StateView title={words.noMatch(sought)} />
  ) : (
    <StateView title={words.empty} text={words.emptyHint} />
  );
}

/** ↑ and ↓ move the focus through the list from anywhere on the page; Enter opens the focused row. */
function useArrowKeys(selected: string | undefined) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (step === 0 || isTaken(event)) return;
      const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
      const focused = buttons.indexOf(document.activeElement as HTMLButtonElement);
      const from = focused >= 0 ? focused : buttons.findIndex((button) => button.hasAttribute('aria-current'));
      const next = buttons[Math.min(buttons.length - 1, Math.max(0, from + step))];
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    document.addEventListener('keydown', move);
    return () => document.removeEventListener('keydown', move);
  }, []);
  useEffect(() => {
    if (selected) list.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' });
  }, [selected]);
  return list;
}
