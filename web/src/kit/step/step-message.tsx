import { text } from '@campus/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../request/client.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import type { RowData } from '../field/row.ts';

interface StepMessageProps {
  readonly path: string;
  readonly step: string;
  readonly rows: readonly RowData[];
}

/** Preview of the message that a step sends; for several rows that of the first. */
export function StepMessage({ path, step, rows }: StepMessageProps) {
  const id = rows[0]?.id ?? '';
  const { data, error } = useQuery<{ text: string }, RequestFailed>({
    queryKey: [path, step, id],
    queryFn: ({ signal }) => request({ method: 'GET', path, query: { id, step }, signal, quiet: true }),
  });
  const words = text.listPage.message;
  return (
    <figure className="step-message" aria-live="polite">
      <figcaption>{rows.length > 1 ? words.several(rows.length) : words.one}</figcaption>
      <blockquote>
        {error ? words.failed : data === undefined ? text.common.loading : data.text || words.none}
      </blockquote>
    </figure>
  );
}
