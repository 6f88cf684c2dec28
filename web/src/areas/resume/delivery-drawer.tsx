import { CloseOutlined, LeftOutlined, RightOutlined, StarFilled, StarOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import {
  type DeliveryStepRow,
  delivery,
  deliveryNote,
  deliveryStar,
  deliverySteps,
  deliveryTexts,
  resumeDownloadPath,
  resumeTexts,
} from '@campus/contract/resume';
import { useQuery } from '@tanstack/react-query';
import { Button, Drawer, Input, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { useAllowed } from '../../kit/allowed.tsx';
import { useStepButtons } from '../../kit/detail-parts.tsx';
import { asText, type RowData } from '../../kit/row.ts';
import { useRecord } from '../../kit/use-record.ts';
import { call } from '../../request/call.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { saveFile } from '../../request/save-file.ts';
import { useCall } from '../../request/use-endpoint.ts';
import { IconButton } from '../../widgets/icon-button.tsx';
import { StateView } from '../../widgets/state-view.tsx';
import { Timeline, type TimelineStep } from '../../widgets/timeline.tsx';
import { Behalf } from './behalf.tsx';
import './delivery.css';
import { isMovable } from './delivery-entity.ts';
import { DeliveryState } from './delivery-state.tsx';
import { ResumeView } from './resume-view.tsx';
import { useJobPicker } from './use-job-picker.tsx';
import { useResumePreview } from './use-resume-preview.ts';

const words = deliveryTexts;
const failedCode = 3;

interface DeliveryDrawerProps {
  readonly id: string;
  /** The rows around it, in their order. */
  readonly walk: { readonly ids: readonly string[]; readonly show: (id: string) => void };
  readonly onClose: () => void;
}

/** J and K walk through the rows, unless something is being written. */
function useWalkKeys(go: (step: number) => void): void {
  useEffect(() => {
    const press = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isWriting = target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null;
      if (isWriting || ctrlKey || metaKey || altKey) return;
      if (key === 'j' || key === 'J') go(1);
      if (key === 'k' || key === 'K') go(-1);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [go]);
}

/** A delivery: the résumé as it was delivered, what may be done, and what happened so far. */
export function DeliveryDrawer({ id, walk, onClose }: DeliveryDrawerProps) {
  const at = walk.ids.indexOf(id);
  const go = (step: number) => {
    const next = walk.ids[at + step];
    if (next !== undefined) walk.show(next);
  };
  useWalkKeys(go);
  const { data: row, error, refetch } = useRecord(delivery, id);
  return (
    <Drawer
      open
      size={760}
      closable={false}
      onClose={onClose}
      className="delivery-drawer"
      title={row ? <Head row={row} /> : words.view}
      extra={
        <div className="walk">
          {at >= 0 && <span>{words.position(at + 1, walk.ids.length)}</span>}
          <IconButton label={words.previous} disabled={at <= 0} onClick={() => go(-1)}>
            <LeftOutlined />
          </IconButton>
          <IconButton label={words.next} disabled={at < 0 || at === walk.ids.length - 1} onClick={() => go(1)}>
            <RightOutlined />
          </IconButton>
          <IconButton label={words.close} onClick={onClose}>
            <CloseOutlined />
          </IconButton>
        </div>
      }
      footer={row && <Actions key={id} row={row} />}
    >
      {error ? (
        <StateView isFailure title={text.listPage.failed} text={error.message}>
          <Button onClick={() => void refetch()}>{text.listPage.retry}</Button>
        </StateView>
      ) : row ? (
        <div className="delivery-parts" key={id}>
          <Delivered row={row} />
          <aside>
            <h3>{words.progress}</h3>
            <History id={id} />
            <Note id={id} />
          </aside>
        </div>
      ) : (
        <Skeleton active paragraph={{ rows: 10 }} />
      )}
    </Drawer>
  );
}

function Head({ row }: { row: RowData }) {
  const mayNote = useAllowed('resume:delivery:note');
  const star = useCall(deliveryStar, { affects: [delivery.name] });
  const isStarred = row.starFlag === 1;
  const facts = [row.schoolName, row.majorCode_dictText, row.eduLevel_dictText, row.postName];
  return (
    <div className="delivery-head">
      <h2>
        {asText(row.realname)} <DeliveryState row={row} />
        {mayNote && (
          <IconButton
            label={isStarred ? words.unstar : words.star}
            pressed={isStarred}
            disabled={star.isPending}
            onClick={() => star.mutate({ id: row.id, starFlag: isStarred ? 0 : 1 })}
          >
            {isStarred ? <StarFilled className="starred" /> : <StarOutlined />}
          </IconButton>
        )}
      </h2>
      <p>{facts.map(asText).filter(Boolean).join(' · ')}</p>
    </div>
  );
}

/** The résumé as it was when it was delivered; reading it marks the delivery as read on the enterprise's side. */
function Delivered({ row }: { row: RowData }) {
  const { data, error, refetch } = useResumePreview(asText(row.resumeId), row.id);
  if (data) return <ResumeView student={data.student} resume={data.resume} access={data.access} />;
  if (!error) return <Skeleton active paragraph={{ rows: 10 }} />;
  return (
    <StateView isFailure title={resumeTexts.resume.failed} text={error.message}>
      <Button onClick={() => void refetch()}>{text.listPage.retry}</Button>
    </StateView>
  );
}

const toneOf = ({ toStatus, fromStep, toStep }: DeliveryStepRow): TimelineStep['tone'] => {
  if (toStatus === failedCode) return 'bad';
  if (toStatus > failedCode) return 'neutral';
  return fromStep !== null && toStep > fromStep ? 'done' : 'progress';
};
function History({ id }: { id: string }) {
  const { data, error } = useQuery<readonly DeliveryStepRow[], RequestFailed>({
    queryKey: [delivery.name, 'steps', id],
    queryFn: ({ signal }) => call(deliverySteps, { id }, { signal, quiet: true }),
  });
  if (error) return <p className="muted">{error.message}</p>;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 3 }} />;
  const steps = data.map((step) => ({
    key: step.id,
    what: step.action_dictText,
    who: [step.actorName, step.onBehalf === 1 && resumeTexts.student.onBehalf].filter(Boolean).join(' · '),
    time: step.occurTime.slice(5, 16),
    tone: toneOf(step),
    quote: [step.reasonText, step.remark].filter(Boolean).join('；') || undefined,
  }));
  return <Timeline steps={steps} />;
}

function Note({ id }: { id: string }) {
  const mayNote = useAllowed('resume:delivery:note');
  const [remark, setRemark] = useState('');
  const note = useCall(deliveryNote, { affects: [delivery.name] });
  if (!mayNote) return null;
  const save = () => note.mutate({ id, remark: remark.trim() }, { onSuccess: () => setRemark('') });
  return (
    <div className="delivery-note">
      <Input.TextArea
        aria-label={words.note}
        placeholder={words.notePlaceholder}
        maxLength={500}
        autoSize={{ minRows: 2, maxRows: 6 }}
        value={remark}
        onChange={({ target }) => setRemark(target.value)}
      />
      <Button size="small" disabled={remark.trim() === ''} loading={note.isPending} onClick={save}>
        {text.common.save}
      </Button>
    </div>
  );
}

function Actions({ row }: { row: RowData }) {
  const steps = useStepButtons(delivery, row);
  const picker = useJobPicker();
  const mayTransfer = useAllowed('resume:delivery:transfer');
  const mayDownload = useAllowed('resume:resume:download');
  const download = () =>
    saveFile({
      method: 'GET',
      path: resumeDownloadPath,
      query: { id: asText(row.resumeId), deliveryId: row.id },
    }).catch(() => undefined);
  return (
    <div className="delivery-actions">
      {mayDownload && <Button onClick={() => void download()}>{resumeTexts.resume.downloadResume}</Button>}
      {mayTransfer && isMovable(row) && <Button onClick={() => picker.transfer([row.id])}>{words.transfer}</Button>}
      <Behalf row={row} />
      <span className="grow" />
      {steps.buttons}
      {steps.dialogs}
      {picker.dialogs}
    </div>
  );
}
