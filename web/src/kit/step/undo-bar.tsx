import { text } from '@campus/contract/messages';
import { Button } from 'antd';
import { sendAction, undoAction, useDeferredActions } from '../../request/deferred-actions.ts';
import { useMedia } from '../../theme/use-media.ts';
import { useNow } from '../../widgets/use-now.ts';
import { usePageKeys } from './page-keys.ts';
import './undo-bar.css';

const mostShown = 3;

/** Pending decisions with an undo button. Render once, above all pages. */
export function UndoBar() {
  const actions = useDeferredActions((state) => state.actions);
  const hasKeyboard = useMedia('(hover: hover)');
  usePageKeys({ z: actions.length > 0 ? () => undoAction() : undefined });
  if (actions.length === 0) return null;
  const shown = actions.slice(-mostShown);
  return (
    <section className="undo-bar" aria-label={text.triage.waiting}>
      {actions.length > shown.length && <p className="undo-more">{text.triage.more(actions.length - shown.length)}</p>}
      {shown.map((action) => (
        <div key={action.key} className="undo-line" role="status">
          <span className="undo-label" title={action.label}>
            {action.dueAt === undefined ? action.label : text.triage.done(action.label)}
          </span>
          {action.dueAt === undefined ? (
            <small className="undo-unanswered">{text.triage.unanswered}</small>
          ) : (
            <Remaining dueAt={action.dueAt} />
          )}
          <Button size="small" type="primary" onClick={() => undoAction(action.key)}>
            {hasKeyboard && action === shown.at(-1) ? text.triage.undoKey : text.triage.undo}
          </Button>
          <Button size="small" type="text" onClick={() => void sendAction(action.key)}>
            {action.dueAt === undefined ? text.listPage.retry : text.triage.sendNow}
          </Button>
        </div>
      ))}
    </section>
  );
}

/** Seconds until the request is sent; announced only together with the line itself. */
function Remaining({ dueAt }: { dueAt: number }) {
  const now = useNow(1000);
  return <small aria-hidden="true">{text.triage.seconds(Math.max(0, Math.ceil((dueAt - now) / 1000)))}</small>;
}
