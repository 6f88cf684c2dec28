import {
  type ChangeWish,
  type InterviewLogLine,
  interview,
  interviewFlow,
  interviewLogs,
  interviewResults,
  interviewScreen,
} from '@campus/contract/interview';
import { chinaTime, getState } from '@campus/contract/kit';
import { delivery } from '@campus/contract/resume';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { EntityFacts } from '../../kit/detail/detail-parts.tsx';
import { EditButton } from '../../kit/detail/edit-button.tsx';
import { RecordDrawer } from '../../kit/detail/record-drawer.tsx';
import { asText, listFilled, type RowData } from '../../kit/field/row.ts';
import { call } from '../../request/call.ts';
import { Timeline } from '../../widgets/timeline.tsx';
import { EvaluationDialog } from './evaluation-dialog.tsx';
import { Evaluations } from './evaluations.tsx';
import './interview.css';
import { InterviewBehalf } from './interview-behalf.tsx';
import { periodText } from './interview-words.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { useEvaluations } from './use-evaluations.ts';

const texts = interviewScreen;
const person = ['schoolName', 'majorCode', 'postName', 'companyName'] as const;
const timeAndPlace = [
  'startTime',
  'endTime',
  'type',
  'venueId',
  'address',
  'meetingUrl',
  'meetingCode',
  'contact',
  'contactMobile',
  'confirmDeadline',
  'checkinTime',
  'note',
  'innerNote',
  'refuseReason',
  'cancelReason',
] as const;

/** An interview with its evaluations, changes and actions. */
export const InterviewDrawer = ({ id, onClose }: { id: string; onClose: () => void }) => (
  <RecordDrawer
    entity={interview}
    id={id}
    className="interview-drawer"
    title={(row) => `${asText(row.realname)} · ${asText(row.title)}`}
    affects={[delivery.name]}
    foot={(row, steps) => <Actions row={row} buttons={steps} />}
    onClose={onClose}
  >
    {(row) => <Content row={row} />}
  </RecordDrawer>
);

function Content({ row }: { row: RowData }) {
  return (
    <>
      {Number(row.isChangeAsked) === 1 && <Wish wish={row.changeWish as ChangeWish} />}
      <EntityFacts
        entity={interview}
        row={row}
        groups={[
          { title: texts.candidate, names: listFilled(row, person) as never },
          { title: texts.time, names: listFilled(row, timeAndPlace) as never },
        ]}
      />
      <Evaluations row={row} />
      <Log id={row.id} />
    </>
  );
}
const Wish = ({ wish }: { wish: ChangeWish }) => (
  <div className="interview-wish">
    <b>{texts.wish}</b>：{wish.reason}
    <br />
    {texts.wishes}：{wish.times.map(({ start, end }) => periodText(start, end)).join('、')}
  </div>
);

function Log({ id }: { id: string }) {
  const { data } = useQuery<readonly InterviewLogLine[]>({
    queryKey: [interview.name, 'logs', id],
    queryFn: ({ signal }) => call(interviewLogs, { id }, { signal, quiet: true }),
  });
  if (!data || data.length === 0) return null;
  return (
    <section className="interview-part">
      <h3>{texts.log}</h3>
      <Timeline
        steps={data.map((line) => ({
          key: line.id,
          what: texts.actions[line.action as keyof typeof texts.actions] ?? line.action,
          who: [line.operator, getTimes(line)].filter(Boolean).join(' · '),
          time: line.occurTime.slice(5, 16),
          tone: 'neutral' as const,
          quote: line.reason,
        }))}
      />
    </section>
  );
}
const getTimes = ({ oldStart, newStart, newEnd }: InterviewLogLine): string =>
  newStart === null || newEnd === null || oldStart === newStart
    ? ''
    : `${oldStart ? `${oldStart.slice(5, 16)} → ` : ''}${newStart.slice(5, 16)}-${newEnd.slice(11, 16)}`;

function Actions({ row, buttons }: { row: RowData; buttons: ReactNode }) {
  const [isEditing, setEditing] = useState(false);
  return (
    <div className="form-foot">
      <EditButton entity={interview} row={row} label={texts.edit} onEdit={() => setEditing(true)} />
      <InterviewBehalf row={row} />
      <OwnEvaluation row={row} />
      <span className="grow" />
      {buttons}
      {isEditing && <PlanDialog id={row.id} onClose={() => setEditing(false)} />}
    </div>
  );
}

function OwnEvaluation({ row }: { row: RowData }) {
  const [isOpen, setOpen] = useState(false);
  const own = useEvaluations(row.id).data?.find(({ isOwn }) => isOwn);
  const isHeld = ['asked', 'agreed', 'done'].includes(getState(interviewFlow, row.status));
  const isDue = asText(row.startTime) <= chinaTime(new Date()) && Number(row.result) === interviewResults.open;
  if (!own || !isHeld || !isDue) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{own.id ? texts.editEvaluation : texts.evaluate}</Button>
      {isOpen && <EvaluationDialog interviewId={row.id} own={own} onClose={() => setOpen(false)} />}
    </>
  );
}
