import type { AnyEntity } from '@campus/contract/kit';
import { useCallback, useEffect, useState } from 'react';
import { request } from '../../request/client.ts';
import { RequestFailed } from '../../request/request-failed.ts';
import type { RowSource } from './row-sources.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: string };
interface FoundRows {
  readonly entity: AnyEntity;
  readonly rows: readonly Row[];
}
export interface RowSearch {
  readonly word: string;
  readonly isRunning: boolean;
  readonly found: readonly FoundRows[];
  /** Titles of the failed sources, and the reason. */
  readonly failed: { readonly titles: readonly string[]; readonly reason: string } | undefined;
  retry(): void;
}

const restMs = 200;
const rowsOfSource = 5;
/** A single Latin letter has too many matches. */
const isWorthAsking = (word: string): boolean => word.length > 1 || /[^\u0020-\u007e]/.test(word);

const readRows = async (entity: AnyEntity, quickFind: string, signal: AbortSignal): Promise<FoundRows> => {
  const { records } = await request<{ records: readonly Row[] }>({
    method: 'GET',
    path: `${entity.path}/list`,
    query: { quickFind, pageNo: 1, pageSize: rowsOfSource },
    signal,
    silent: true,
  });
  return { entity, rows: records };
};

type Outcome = Pick<RowSearch, 'word' | 'found' | 'failed'>;
const nothing: Outcome = { word: '', found: [], failed: undefined };

/** Searches all sources; a failing one does not hide the results of the others. */
async function askAll(sources: readonly RowSource[], word: string, signal: AbortSignal): Promise<Outcome> {
  const answers = await Promise.allSettled(sources.map(({ entity }) => readRows(entity, word, signal)));
  const failures = answers.flatMap((answer, at) =>
    answer.status === 'rejected' ? [{ title: sources[at]?.entity.title ?? '', reason: answer.reason as unknown }] : [],
  );
  const defect = failures.find(({ reason }) => !(reason instanceof RequestFailed));
  if (defect) throw defect.reason;
  return {
    word,
    found: answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])),
    failed: failures[0] && {
      titles: failures.map(({ title }) => title),
      reason: (failures[0].reason as RequestFailed).message,
    },
  };
}

/** Rows whose names match the word, debounced; a newer word aborts the older search. */
export function useFoundRows(sources: readonly RowSource[], word: string): RowSearch {
  const [outcome, setOutcome] = useState(nothing);
  const [attempt, setAttempt] = useState(0);
  const isLoading = sources.length > 0 && isWorthAsking(word);
  // A retry repeats the request.
  useEffect(() => {
    if (!isLoading) return setOutcome(nothing);
    const asked = new AbortController();
    const timer = setTimeout(() => {
      void askAll(sources, word, asked.signal).then(setOutcome, (error: unknown) => {
        if (!asked.signal.aborted) throw error;
      });
    }, restMs);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [sources, word, isLoading, attempt]);
  const retry = useCallback(() => {
    setOutcome(nothing);
    setAttempt((now) => now + 1);
  }, []);
  return { ...outcome, isRunning: isLoading && outcome.word !== word, retry };
}
