import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listRecentChoices, saveRecentChoice } from '../pickers/recent-choices.ts';
import type { Option } from './option.ts';
import type { OptionSource } from './use-search.ts';

interface RecentValues {
  /** Recent values, latest first, read from the storage on each opening. */
  readonly values: readonly string[];
  /** Must be called when the list opens or closes. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Stores the values of `next` that are not in `previous`. */
  readonly save: (next: readonly string[], previous: readonly string[]) => void;
}

/** Recent values of all selects with the same source. */
export function useRecentValues(key: readonly unknown[]): RecentValues {
  const kind = `select/${JSON.stringify(key)}`;
  const [values, setValues] = useState<readonly string[]>([]);
  return {
    values,
    onOpenChange: (isOpen) => setValues(isOpen ? listRecentChoices(kind) : []),
    save: (next, previous) =>
      saveRecentChoice(
        kind,
        next.filter((value) => !previous.includes(value)),
      ),
  };
}

const noOptions: readonly Option[] = [];

/** Recent choices of a searchable list. Values that the source does not return, or returns as their own label, are left out. */
export function useRecentOptions(source: OptionSource) {
  const recent = useRecentValues(source.key);
  const { data = noOptions } = useQuery({
    queryKey: [...source.key, 'recent', recent.values],
    queryFn: ({ signal }) => (source.recent ?? source.look)(recent.values, signal),
    enabled: recent.values.length > 0,
  });
  const options = recent.values.flatMap((value) => data.find((option) => option.value === value) ?? []);
  return { ...recent, options: options.filter(({ value, label }) => label !== value) };
}
