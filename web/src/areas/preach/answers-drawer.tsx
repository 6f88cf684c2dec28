import { type Answers, validateAnswers } from '@campus/contract/fill';
import { text } from '@campus/contract/messages';
import {
  type AttendeeAnswers,
  attendeeAnswers,
  preachAttendee,
  preachScreen,
  saveAttendeeAnswers,
} from '@campus/contract/preach';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { callEnvelope } from '../../request/call.ts';
import { RequestFailed } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { SmallSpin } from '../../widgets/small-spin.tsx';
import { StateView } from '../../widgets/state-view.tsx';
import './preach.css';

const texts = preachScreen.answers;
const FillForm = lazy(async () => ({ default: (await import('../../kit/fill/fill-form.tsx')).FillForm }));
const width = 640;

interface AnswersDrawerProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}
/** What an attendee filled in to sign up. Mount it to open it. */
export function AnswersDrawer({ id, name, onClose }: AnswersDrawerProps) {
  const { data } = useEndpoint(attendeeAnswers, { id });
  const mayEdit = useAllowed('preach:preachAttendee:edit');
  const [isEditing, setEditing] = useState(false);
  const title = texts.title(name);
  if (isEditing && data?.answers)
    return <Edit id={id} title={title} known={data} answers={data.answers} onClose={onClose} />;
  return (
    <Drawer
      open
      title={title}
      size={width}
      onClose={onClose}
      extra={mayEdit && data?.answers && <Button onClick={() => setEditing(true)}>{texts.edit}</Button>}
    >
      {!data && <SmallSpin />}
      {data?.lines.length === 0 && <StateView title={texts.none.title} text={texts.none.text} />}
      <dl className="filled-in">
        {data?.lines.map((line) => (
          <div key={line.label}>
            <dt>{line.label}</dt>
            <dd>{line.text}</dd>
          </div>
        ))}
      </dl>
    </Drawer>
  );
}

interface EditProps {
  readonly id: string;
  readonly title: string;
  readonly known: AttendeeAnswers;
  readonly answers: Answers;
  readonly onClose: () => void;
}
function Edit({ id, title, known: { fields }, answers: before, onClose }: EditProps) {
  const client = useQueryClient();
  const [answers, setAnswers] = useState(before);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [isRunning, setRunning] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    if (isBusy) return tell.warning(text.upload.wait);
    const found = validateAnswers(fields, answers).faults;
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    setRunning(true);
    try {
      // A value that was taken out is undefined here, which JSON does not send.
      const sent = Object.fromEntries(Object.entries(answers).map(([key, value]) => [key, value ?? null]));
      const { message } = await callEnvelope(saveAttendeeAnswers, { id, answers: sent }, { quiet: true });
      await client.invalidateQueries({ queryKey: [attendeeAnswers.path] });
      await client.invalidateQueries({ queryKey: [preachAttendee.name] });
      tell.success(message);
      onClose();
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      setFaults(error.fields ?? {});
      if (!error.fields) tell.error(error.message);
    } finally {
      setRunning(false);
    }
  };
  return (
    <FormDialog
      title={title}
      width={width}
      isDrawer
      submitText={texts.save}
      leaveText={texts.leave}
      isSubmitting={isRunning}
      isDirty={isBusy || answers !== before}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Suspense fallback={<SmallSpin />}>
        <FillForm
          fields={fields}
          answers={answers}
          faults={faults}
          disabled={isRunning}
          onChange={setAnswers}
          onBusy={setBusy}
        />
      </Suspense>
    </FormDialog>
  );
}
