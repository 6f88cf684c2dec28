import { LeftOutlined } from '@ant-design/icons';
import { type AnyEntity, getState, type Workflow } from '@campus/contract/kit';
import { type QueueTexts, queueTexts, text } from '@campus/contract/messages';
import { Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { StateCell } from '../field/field-cells.tsx';
import { asText, type RowData } from '../field/row.ts';
import { usePageKeys } from '../step/page-keys.ts';
import type { Decision } from '../step/use-decision.tsx';
import { getName } from './detail-settings.ts';
import { LoadError } from './load-error.tsx';
import type { CasePlace } from './queue-page.tsx';
import { useRecord } from './use-record.ts';
import './queue-case.css';

interface QueueCaseProps {
  readonly entity: AnyEntity;
  readonly id: string;
  readonly onBack: CasePlace['onBack'];
  /** The loaded row, shown in a `CaseFrame`. */
  readonly children: (row: RowData) => ReactNode;
}

/** The selected row of a queue: its placeholder until it is loaded. */
export function QueueCase({ entity, id, onBack, children }: QueueCaseProps) {
  const record = useRecord(entity, id);
  if (record.data) return children(record.data);
  return (
    <section className="surface queue-case">
      <QueueBack onBack={onBack} />
      {record.isError ? (
        <LoadError title={text.form.readFailed} error={record.error} onRetry={record.refetch} />
      ) : (
        <Skeleton active paragraph={{ rows: 12 }} style={{ padding: 20 }} />
      )}
    </section>
  );
}

/** Way back to the queue where the case covers it. */
export const QueueBack = ({ onBack }: Pick<CasePlace, 'onBack'>) =>
  onBack && (
    <Button type="link" className="case-back" icon={<LeftOutlined aria-hidden />} onClick={onBack}>
      {queueTexts.back}
    </Button>
  );

type DecidedWords = Pick<QueueTexts, 'decided' | 'decidedHint'>;
/** Says that the selected row no longer waits. */
export const CaseDecided = ({ words }: { readonly words: DecidedWords }) => (
  <p className="case-decided" role="status">
    {queueTexts.decided(words.decided, words.decidedHint)}
  </p>
);

interface CaseFrameProps {
  readonly entity: AnyEntity;
  readonly row: RowData;
  readonly place: CasePlace;
  readonly words: DecidedWords;
  readonly decision: Decision;
  /** Name and state; default: those of the definition. */
  readonly title?: ReactNode;
  /** Line below the name. */
  readonly source?: ReactNode;
  /** Key values in the head. */
  readonly facts?: ReactNode;
  /** Class of the columns. */
  readonly columns: string;
  readonly children: ReactNode;
}

/** One case of a queue: head, columns, and the decision in the footer with its keys. */
export function CaseFrame(props: CaseFrameProps) {
  const { entity, row, place, words, decision, title, source, facts, columns, children } = props;
  const flow = entity.workflow as Workflow;
  usePageKeys({ a: decision.approve, r: decision.reject });
  return (
    <section className="surface queue-case" aria-label={asText(row[entity.display as string])}>
      <header className={facts ? 'case-head has-facts' : 'case-head'}>
        <QueueBack onBack={place.onBack} />
        <div className="record-line">
          {title ?? (
            <>
              <h2>{getName(entity, row)}</h2>
              <StateCell entity={entity} row={row} />
            </>
          )}
        </div>
        {source}
        {facts}
      </header>
      {getState(flow, row[flow.column]) !== 'waiting' && <CaseDecided words={words} />}
      <div className={`case-body ${columns}`}>{children}</div>
      <footer className="case-foot">
        <span className="grow">{place.position}</span>
        <Button disabled={!place.onNext} onClick={place.onNext}>
          {queueTexts.next}
        </Button>
        {decision.buttons}
      </footer>
      {decision.dialogs}
    </section>
  );
}
