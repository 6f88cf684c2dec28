import { type AnyEntity, getCodes, type Workflow } from '@campus/contract/kit';
import type { QueueTexts } from '@campus/contract/messages';
import type { ReactNode } from 'react';
import { asText, type RowData } from '../field/row.ts';
import { type CountsEndpoint, useCounts } from '../list/status-tabs.tsx';
import { QueueCase } from './queue-case.tsx';
import { type CasePlace, QueuePage, useQueue } from './queue-page.tsx';
import { formatWaitingTime, Overdue, useWaitingNote } from './waiting-time.tsx';

interface AuditQueuePageProps {
  readonly entity: AnyEntity;
  /** Endpoint with the number of rows in the state `waiting`. */
  readonly counts: CountsEndpoint;
  /** Column with the start of the wait. */
  readonly since: string;
  readonly words: QueueTexts;
  /** The number of waiting rows in words. */
  readonly note: (n: number) => string;
  /** Line between the name of a row and its wait. */
  readonly owner?: (row: RowData) => ReactNode;
  /** Marks next to the wait of a row. */
  readonly marks?: (row: RowData) => ReactNode;
  /** The loaded row that is selected. */
  readonly children: (row: RowData, place: CasePlace) => ReactNode;
}

/** The rows of a workflow that wait for their audit at the left, the selected one at the right. */
export function AuditQueuePage(props: AuditQueuePageProps) {
  const { entity, counts, since, words, note, owner, marks, children } = props;
  const flow = entity.workflow as Workflow<string>;
  const name = entity.display as string;
  const [waiting] = getCodes(flow, 'waiting');
  const list = useQueue({ entity, waiting: { [flow.column]: waiting }, since, name });
  const count = useCounts(entity, counts)?.waiting;
  useWaitingNote(count ? note(count) : undefined, list.rows);
  const renderFace = (row: RowData) => (
    <>
      <b title={asText(row[name])}>{asText(row[name])}</b>
      {owner?.(row)}
      <span className="master-list-meta">
        {formatWaitingTime(row)}
        <Overdue row={row} />
        {marks?.(row)}
      </span>
    </>
  );
  return (
    <QueuePage list={list} words={words} face={renderFace}>
      {(id, place) => (
        <QueueCase key={id} entity={entity} id={id} onBack={place.onBack}>
          {(row) => children(row, place)}
        </QueueCase>
      )}
    </QueuePage>
  );
}
