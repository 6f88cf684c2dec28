import { text } from '@campus/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { listRecentChoices } from './recent-choices.ts';
import type { Choice, Choosable } from './use-choice.ts';
import './recent-rows.css';

interface RecentRowsProps<R extends Choosable> {
  readonly kind: string;
  /** Loads rows by id; those the user may not see are left out. */
  readonly load: (ids: readonly string[], signal: AbortSignal) => Promise<readonly R[]>;
  readonly choice: Pick<Choice<R>, 'has' | 'toggle'>;
  readonly nameOf: (row: R) => string;
}

/** Recent choices as buttons above the rows; only those the server still returns. */
export function RecentRows<R extends Choosable>({ kind, load, choice, nameOf }: RecentRowsProps<R>) {
  const [ids] = useState(() => listRecentChoices(kind));
  const { data = [] } = useQuery({
    queryKey: ['recent-choices', kind, ids],
    queryFn: ({ signal }) => load(ids, signal),
    enabled: ids.length > 0,
  });
  const rows = ids.flatMap((id) => data.find((row) => row.id === id) ?? []);
  if (rows.length === 0) return null;
  return (
    <section className="picker-recent" aria-label={text.biz.recent}>
      <span aria-hidden>{text.biz.recent}</span>
      {rows.map((row) => (
        <Button key={row.id} size="small" aria-pressed={choice.has(row.id)} onClick={() => choice.toggle(row)}>
          {nameOf(row)}
        </Button>
      ))}
    </section>
  );
}
