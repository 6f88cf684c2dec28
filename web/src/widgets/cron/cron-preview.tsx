import { text } from '@campus/contract/messages';
import { CronSchedule, describeCron, readCron } from '@campus/contract/rules';
import { useEffect, useState } from 'react';

const [shown, waitMs, oftenMs] = [10, 500, 10_000];
const labels = text.cron;

function getRuns(expression: string, now: Date): readonly Date[] {
  const { texts } = readCron(expression);
  return texts ? new CronSchedule(texts, { honoursYear: false }).nextRuns(now, shown) : [];
}
const formatRun = (at: Date): string =>
  new Date(at.getTime() + 8 * 3600_000).toISOString().slice(0, 19).replace('T', ' ');

/** Description and next runs of a schedule, updated half a second after the last change. */
export function CronPreview({ expression, now }: { readonly expression: string | undefined; readonly now: Date }) {
  const [settled, setSettled] = useState(expression);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(expression), waitMs);
    return () => clearTimeout(timer);
  }, [expression]);
  const runs = settled === undefined ? [] : getRuns(settled, now);
  const [first, second] = runs;
  const isOften = first && second && second.getTime() - first.getTime() < oftenMs;
  const { texts } = readCron(settled ?? '');
  return (
    <div className="cron-preview">
      <b>{labels.preview.title}</b>
      {settled !== undefined && texts && <p className="cron-reading">{describeCron(texts)}</p>}
      <textarea
        readOnly
        rows={shown}
        aria-label={labels.preview.title}
        value={runs.length > 0 ? runs.map(formatRun).join('\n') : labels.preview.none}
      />
      {isOften && <p className="cron-often">{labels.tooOften}</p>}
    </div>
  );
}
