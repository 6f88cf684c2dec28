import { type CheckedField, checkedFields, checkPostWords, type PostWordHit } from '@campus/contract/post';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FormValues } from '../../kit/form/use-fields-form.ts';
import { getTypedText } from '../../kit/form/use-fields-form.ts';
import { call } from '../../request/call.ts';
import { useDebounced } from '../../widgets/selects/use-search.ts';

export type HitsByField = Readonly<Record<CheckedField, readonly PostWordHit[]>>;

const restMs = 500;
const keptMs = 60_000;
const none: readonly PostWordHit[] = [];

/** Listed words in the input, checked on the server after a pause in typing. */
export function useWordHits(values: FormValues): HitsByField {
  const texts = JSON.stringify(Object.fromEntries(checkedFields.map((name) => [name, getTypedText(values, name)])));
  const rested = useDebounced(texts, restMs);
  const { data = none } = useQuery({
    queryKey: [checkPostWords.path, rested],
    queryFn: ({ signal }) =>
      call(checkPostWords, JSON.parse(rested) as Record<CheckedField, string>, { signal, silent: true }),
    placeholderData: keepPreviousData,
    staleTime: keptMs,
  });
  return useMemo(
    () => ({
      name: data.filter((hit) => hit.field === 'name'),
      duty: data.filter((hit) => hit.field === 'duty'),
      requirement: data.filter((hit) => hit.field === 'requirement'),
    }),
    [data],
  );
}
