import { attendanceRoles, type CheckedIn, fairDayTexts, jobFair } from '@campus/contract/jobfair';
import { Button, Input, Space } from 'antd';
import { type RefObject, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { useRecord } from '../../kit/detail/use-record.ts';
import { asText } from '../../kit/field/row.ts';
import { usePageTitle } from '../../widgets/page-frame.tsx';
import { UndoDialog } from './attendance-records.tsx';
import { type CameraState, useCamera } from './use-camera.ts';
import { useScans } from './use-scans.ts';
import './scan.css';

const texts = fairDayTexts.scan;
const reasons: Readonly<Partial<Record<CameraState, string>>> = {
  insecure: texts.insecure,
  denied: texts.denied,
  none: texts.noCamera,
};

/** 扫码签到: checks companies and students in on the phone of a member of staff. */
export function FairScanPage() {
  const { id = '' } = useParams();
  const { data: fair } = useRecord(jobFair, id);
  const [gate, setGate] = useState('');
  const [undone, setUndone] = useState<string>();
  const video = useRef<HTMLVideoElement>(null);
  const scans = useScans(id, gate);
  const camera = useCamera(video, (code) => void scans.scan(code));
  usePageTitle(fair && asText(fair.title));
  const { answer } = scans;
  return (
    <div className="scan-page">
      <section className="surface scan-panel">
        {fair && <h2>{asText(fair.title)}</h2>}
        <CameraView camera={camera} video={video} />
        <CodeEntry isBusy={scans.isBusy} onEnter={(code) => void scans.enter(code)} />
        <Space.Compact block>
          <Space.Addon>{texts.gate}</Space.Addon>
          <Input aria-label={texts.gate} maxLength={20} value={gate} onChange={({ target }) => setGate(target.value)} />
        </Space.Compact>
        {answer && (
          <div className={`scan-answer is-${answer.tone}`} role="status" aria-live="assertive">
            <b>{answer.title}</b>
            {answer.text}
          </div>
        )}
        {scans.kept > 0 && <p role="status">{texts.kept(scans.kept)}</p>}
      </section>
      <section className="surface scan-panel">
        <h3>{texts.last}</h3>
        <LastCheckIns last={scans.last} onUndo={setUndone} />
      </section>
      {undone && <UndoDialog id={undone} onUndone={() => scans.forget(undone)} onClose={() => setUndone(undefined)} />}
    </div>
  );
}

interface CameraViewProps {
  readonly camera: ReturnType<typeof useCamera>;
  readonly video: RefObject<HTMLVideoElement | null>;
}
/** What the camera sees, and its switch; or why there is no camera. */
const CameraView = ({ camera, video }: CameraViewProps) => (
  <>
    {camera.isOn && (
      <div className="scan-view">
        <video ref={video} playsInline muted aria-label={texts.hint} />
        <p>{texts.hint}</p>
      </div>
    )}
    {reasons[camera.state] && <p role="status">{reasons[camera.state]}</p>}
    {/* The permission may be given, and a camera connected, later. */}
    {camera.state !== 'insecure' && (
      <Button
        size="large"
        type={camera.isOn ? 'default' : 'primary'}
        onClick={camera.isOn ? camera.stop : camera.start}
      >
        {camera.isOn ? texts.stop : texts.start}
      </Button>
    )}
  </>
);

/** A code that is typed instead of scanned. */
function CodeEntry({ isBusy, onEnter }: { readonly isBusy: boolean; readonly onEnter: (code: string) => void }) {
  const [typed, setTyped] = useState('');
  const enter = () => {
    onEnter(typed);
    setTyped('');
  };
  return (
    <div className="scan-enter">
      <Input
        size="large"
        aria-label={texts.code}
        placeholder={texts.code}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onPressEnter={enter}
      />
      <Button size="large" type="primary" loading={isBusy} onClick={enter}>
        {texts.enter}
      </Button>
    </div>
  );
}

interface LastCheckInsProps {
  readonly last: readonly CheckedIn[];
  readonly onUndo: (attendanceId: string) => void;
}
const LastCheckIns = ({ last, onUndo }: LastCheckInsProps) => (
  <>
    {last.length === 0 && <p className="muted">{texts.nothing}</p>}
    <ul className="scan-last">
      {last.map(({ attendanceId, name, role, checkinTime }) => (
        <li key={attendanceId}>
          <span>
            {name}
            <span className="muted">
              {' '}
              {role === attendanceRoles.company ? texts.company : texts.student} {checkinTime.slice(11, 16)}
            </span>
          </span>
          <Button type="link" danger onClick={() => onUndo(attendanceId)}>
            {texts.undo}
          </Button>
        </li>
      ))}
    </ul>
  </>
);
