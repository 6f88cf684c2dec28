import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Option } from './option.ts';

export const searchDebounceMs = 300;

/** `value` after it has not changed for `restMs`. */
export function useDebounced<T>(value: T, restMs: number): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return rested;
}

/** Source of searchable entries; results are cached under `key`. */
export interface OptionSource {
  readonly key: readonly unknown[];
  /** Debounce of a keyword in ms. */
  readonly restMs?: number;
  /** Loads the first page of entries that contain the keyword. */
  search(keyword: string, signal: AbortSignal): Promise<readonly Option[]>;
  /** Loads the labels of values. Unknown ones may be missing. */
  look(values: readonly string[], signal: AbortSignal): Promise<readonly Option[]>;
  /** Recent values that may still be chosen; without it `look` decides. */
  recent?(values: readonly string[], signal: AbortSignal): Promise<readonly Option[]>;
}

interface Search {
  readonly options: readonly Option[];
  readonly isBusy: boolean;
  readonly isFailed: boolean;
}

/** Debounced search; only the latest result counts. */
export function useSearch(source: OptionSource, keyword: string, isOpen: boolean): Search {
  const rested = useDebounced(keyword.trim(), source.restMs ?? searchDebounceMs);
  const found = useQuery({
    queryKey: [...source.key, 'search', rested],
    queryFn: ({ signal }) => source.search(rested, signal),
    enabled: isOpen,
    placeholderData: (previous) => previous,
  });
  return {
    options: found.data ?? [],
    isBusy: found.isFetching || rested !== keyword.trim(),
    isFailed: found.isError,
  };
}

interface Texts {
  /** Options of the values whose labels are known. */
  readonly options: readonly Option[];
  readonly isLooking: boolean;
}

/** Labels of the selected values; known ones are not loaded. */
export function useTexts(source: OptionSource, values: readonly string[], known: readonly Option[]): Texts {
  const texts = new Map(known.map((option) => [option.value, option]));
  const unknown = values.filter((value) => !texts.has(value)).toSorted();
  const { data = [], isLoading } = useQuery({
    queryKey: [...source.key, 'texts', unknown],
    queryFn: ({ signal }) => source.look(unknown, signal),
    enabled: unknown.length > 0,
    staleTime: 5 * 60_000,
  });
  for (const option of data) texts.set(option.value, option);
  return { options: values.flatMap((value) => texts.get(value) ?? []), isLooking: isLoading };
}
