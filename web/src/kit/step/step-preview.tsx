import type { AnyEntity, StepMessage, StepPreview } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../request/client.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import type { RowData } from '../field/row.ts';

const texts = text.listPage.message;

interface StepPreviewProps {
  readonly entity: AnyEntity;
  readonly step: string;
  readonly rows: readonly RowData[];
  /** Values of the step's form: switches of messages. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** What an asking step does and the messages it sends; for several rows those of the first. */
export function StepPreviewPanel({ entity, step, rows, values }: StepPreviewProps) {
  const id = rows[0]?.id ?? '';
  const { data, error } = useQuery<StepPreview, RequestFailed>({
    queryKey: [entity.name, 'stepPreview', step, id],
    queryFn: ({ signal }) =>
      request({ method: 'GET', path: `${entity.path}/stepPreview`, query: { id, step }, signal, quiet: true }),
  });
  if (error) return <p className="muted">{texts.failed}</p>;
  if (!data) return <p className="muted">{text.common.loading}</p>;
  const messages = data.messages?.filter(({ when }) => when === undefined || Number(values[when]) === 1) ?? [];
  return (
    <div aria-live="polite">
      {data.sentence && <p className="step-question">{data.sentence}</p>}
      {messages.map((message) => (
        <Message key={`${message.to}${message.text}`} message={message} count={rows.length} />
      ))}
    </div>
  );
}

const Message = ({ message: { to, text: content }, count }: { message: StepMessage; count: number }) => (
  <figure className="step-message">
    <figcaption>{count > 1 ? texts.several(to, count) : texts.one(to)}</figcaption>
    <blockquote>{content ?? texts.none}</blockquote>
  </figure>
);
