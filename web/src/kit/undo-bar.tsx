import { text } from '@campus/contract/messages';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { sendAct, undoAct, useDeferredActs } from '../request/deferred-acts.ts';
import { usePageKeys } from './page-keys.ts';
import './undo-bar.css';

const mostShown = 3;

/** What was decided and is not sent yet, with the way to take it back. Render it once, over all pages. */
export function UndoBar() {
  const acts = useDeferredActs((state) => state.acts);
  usePageKeys({ z: acts.length > 0 ? () => undoAct() : undefined });
  if (acts.length === 0) return null;
  const shown = acts.slice(-mostShown);
  return (
    <section className="undo-bar" aria-label={text.triage.waiting}>
      {acts.length > shown.length && <p className="undo-more">{text.triage.more(acts.length - shown.length)}</p>}
      {shown.map((act) => (
        <div key={act.key} className="undo-line" role="status">
          <span className="undo-label" title={act.label}>
            {text.triage.done(act.label)}
          </span>
          <Remaining dueAt={act.dueAt} />
          <Button size="small" type="primary" onClick={() => undoAct(act.key)}>
            {act === shown.at(-1) ? text.triage.undoKey : text.triage.undo}
          </Button>
          <Button size="small" type="text" onClick={() => void sendAct(act.key)}>
            {text.triage.sendNow}
          </Button>
        </div>
      ))}
    </section>
  );
}

/** Seconds until the act is sent; read out only with the line itself. */
function Remaining({ dueAt }: { dueAt: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return <small aria-hidden="true">{text.triage.seconds(Math.max(0, Math.ceil((dueAt - now) / 1000)))}</small>;
}
