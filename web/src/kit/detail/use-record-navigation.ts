import { useEffect, useRef, useState } from 'react';
import type { EntityList } from '../list/use-entity-list.ts';
import { usePageKeys } from '../step/page-keys.ts';
import type { StepButtons } from './detail-parts.tsx';

/** Navigation to the previous and next row of an open one. */
export interface RecordNavigation {
  /** Starts at 1; undefined when the open row is not in the list. */
  readonly position: number | undefined;
  readonly total: number;
  readonly previous: (() => void) | undefined;
  readonly next: (() => void) | undefined;
}

/**
 * Index of the open row in `ids`. When the row leaves the list after a decision, the last index is used. `before` and
 * `after` are the indexes of the neighbours.
 */
function usePosition(ids: readonly string[], opened: string | undefined) {
  const found = opened === undefined ? -1 : ids.indexOf(opened);
  const [last, setLast] = useState(-1);
  if (found >= 0 && found !== last) setLast(found);
  const at = found >= 0 ? found : last;
  return { found, before: at - 1, after: found >= 0 ? at + 1 : at };
}

/** Navigates through a complete list of ids. */
export function useRecordNavigation(
  ids: readonly string[],
  total: number,
  opened: string | undefined,
  open: (id: string) => void,
): RecordNavigation {
  const { found, before, after } = usePosition(ids, opened);
  const to = (id: string | undefined) => (id === undefined ? undefined : () => open(id));
  return { position: found < 0 ? undefined : found + 1, total, previous: to(ids[before]), next: to(ids[after]) };
}

/** Navigates through a paginated list, loading its pages. */
export function useListNavigation(
  list: EntityList<{ readonly id: string }>,
  opened: string | undefined,
  open: (id: string) => void,
): RecordNavigation {
  const { page, state, isRefetching } = list;
  const { pageNo, pageSize } = state;
  const ids = (page?.records ?? []).map(({ id }) => id);
  const total = page?.total ?? 0;
  const here = useRecordNavigation(ids, total, opened, open);
  const [turning, setTurning] = useState<{ pageNo: number; edge: 0 | -1 }>();
  useEffect(() => {
    if (!turning || pageNo !== turning.pageNo || isRefetching) return;
    const id = page?.records.at(turning.edge)?.id;
    setTurning(undefined);
    if (id !== undefined) open(id);
  }, [turning, pageNo, isRefetching, page, open]);
  const turn = (to: number, edge: 0 | -1) => () => {
    setTurning({ pageNo: to, edge });
    list.turn(to, pageSize);
  };
  const isMore = pageNo * pageSize < total;
  return {
    position: here.position === undefined ? undefined : here.position + (pageNo - 1) * pageSize,
    total,
    previous: here.previous ?? (here.position === 1 && pageNo > 1 ? turn(pageNo - 1, -1) : undefined),
    next: here.next ?? (here.position === ids.length && isMore ? turn(pageNo + 1, 0) : undefined),
  };
}

/**
 * Opens the next row after a decision; the last one stays open. The rows have been refetched by then, so the navigation
 * of the following render is used, not that of the click.
 */
export function useNextCase(navigation: RecordNavigation): () => void {
  const latest = useRef(navigation);
  useEffect(() => {
    latest.current = navigation;
  });
  return () => void setTimeout(() => latest.current.next?.());
}

/** Keyboard shortcuts of a drawer for a queue. `approve` and `reject` are step names. */
export function useCaseKeys(
  { previous, next }: RecordNavigation,
  taking: StepButtons['taking'],
  { approve, reject }: { readonly approve: string; readonly reject: string },
): void {
  usePageKeys({ a: taking(approve), r: taking(reject), n: next, j: next, p: previous, k: previous });
}
