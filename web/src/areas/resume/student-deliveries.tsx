import type { Page } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { type DeliveryStepRow, delivery, deliverySteps, resumeTexts } from '@campus/contract/resume';
import { chinaDay } from '@campus/contract/rules';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { readPage } from '../../kit/call/entity-calls.ts';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { StateCell } from '../../kit/field/field-cells.tsx';
import { asText, type RowData } from '../../kit/field/row.ts';
import { call } from '../../request/call.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { StateView } from '../../widgets/state-view.tsx';
import { Timeline } from '../../widgets/timeline.tsx';
import { stepLine } from './step-line.ts';
import './student-deliveries.css';

const texts = resumeTexts.student;
const most = 20;

/** Latest deliveries of a student, across all posts. */
const useDeliveries = (employId: string) =>
  useQuery<Page<RowData>, RequestFailed>({
    queryKey: [delivery.name, 'list', 'student', employId],
    queryFn: ({ signal }) =>
      readPage<RowData>(
        delivery.path,
        { employId, column: 'deliverTime', order: 'desc', pageNo: 1, pageSize: most },
        signal,
      ),
  });

const useStepsOf = (ids: readonly string[]) =>
  useQueries({
    queries: ids.map((id) => ({
      queryKey: [delivery.name, 'steps', id],
      queryFn: ({ signal }: { signal: AbortSignal }) => call(deliverySteps, { id }, { signal, quiet: true }),
    })),
  });

const whereAndWho = (step: DeliveryStepRow, row: RowData): string =>
  [asText(row.postName), asText(row.companyName), step.actorName, step.onBehalf === 1 && texts.onBehalf]
    .filter(Boolean)
    .join(' · ');

interface DeliveryButtonProps {
  readonly row: RowData;
  readonly isOnly: boolean;
  readonly onTurn: () => void;
}
/** Limits the timeline to one delivery, and takes the limit back. */
const DeliveryButton = ({ row, isOnly, onTurn }: DeliveryButtonProps) => (
  <button type="button" aria-pressed={isOnly} onClick={onTurn}>
    <b title={asText(row.postName)}>{asText(row.postName)}</b>
    <span className="student-delivery-state">
      <StateCell entity={delivery} row={row} />
    </span>
    <span>{asText(row.companyName)}</span>
    <time>{asText(row.deliverTime).slice(0, 10)}</time>
  </button>
);

/** Deliveries of a student, with all their events in one timeline. */
export function StudentDeliveries({ employId }: { employId: string }) {
  const { data, error, refetch } = useDeliveries(employId);
  const [only, setOnly] = useState<string>();
  if (error && !data) {
    return <LoadError error={error} onRetry={refetch} />;
  }
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />;
  if (data.records.length === 0) return <StateView title={texts.noDeliveries} />;
  const shown = data.records.filter(({ id }) => only === undefined || id === only);
  return (
    <div className="student-deliveries">
      <div>
        <ul>
          <li>
            <button type="button" aria-pressed={only === undefined} onClick={() => setOnly(undefined)}>
              {texts.allPosts}
            </button>
          </li>
          {data.records.map((row) => (
            <li key={row.id}>
              <DeliveryButton
                row={row}
                isOnly={row.id === only}
                onTurn={() => setOnly(row.id === only ? undefined : row.id)}
              />
            </li>
          ))}
        </ul>
        {data.total > most && <p className="muted">{texts.mostDeliveries(most)}</p>}
      </div>
      <History rows={shown} />
    </div>
  );
}

function History({ rows }: { rows: readonly RowData[] }) {
  const answers = useStepsOf(rows.map(({ id }) => id));
  const failed = answers.find(({ error }) => error !== null);
  if (failed?.error) {
    return (
      <p role="alert" className="muted">
        {failed.error.message}
        <Button type="link" onClick={() => answers.forEach((answer) => void answer.refetch())}>
          {text.listPage.retry}
        </Button>
      </p>
    );
  }
  if (answers.some(({ data }) => data === undefined)) return <Skeleton active paragraph={{ rows: 6 }} />;
  const all = answers.flatMap(({ data = [] }, at) => data.map((step) => ({ step, row: rows[at] as RowData })));
  const newestFirst = all.toSorted(
    (one, other) => other.step.occurTime.localeCompare(one.step.occurTime) || other.step.seq - one.step.seq,
  );
  const today = chinaDay(new Date());
  return (
    <Timeline steps={newestFirst.map(({ step, row }) => ({ ...stepLine(step, today), who: whereAndWho(step, row) }))} />
  );
}
