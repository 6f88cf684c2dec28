import { text } from '@campus/contract/messages';
import { type DeliveryStepRow, delivery, deliverySteps, deliveryTexts, resumeTexts } from '@campus/contract/resume';
import { chinaDay } from '@campus/contract/rules';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { findText, type RowData } from '../../kit/field/row.ts';
import { call } from '../../request/call.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { Timeline, type TimelineStep } from '../../widgets/timeline.tsx';
import { stepLine } from './step-line.ts';

/** History of a delivery, newest first; a waiting one has an open step on top. */
export function DeliveryHistory({ row }: { row: RowData }) {
  const { data, error } = useQuery<readonly DeliveryStepRow[], RequestFailed>({
    queryKey: [delivery.name, 'steps', row.id],
    queryFn: ({ signal }) => call(deliverySteps, { id: row.id }, { signal, quiet: true }),
  });
  if (error) return <p className="muted">{error.message}</p>;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 3 }} />;
  const party = Number(row.waitFor) > 0 ? findText(row, 'waitFor') : undefined;
  const open: TimelineStep[] = party
    ? [
        {
          key: 'open',
          what: deliveryTexts.waits(party),
          who: deliveryTexts.stayed(Number(row.stayedDays ?? 0)),
          time: text.record.now,
          tone: 'waiting',
          open: true,
        },
      ]
    : [];
  const today = chinaDay(new Date());
  const lines = data.toReversed().map((step) => ({
    ...stepLine(step, today),
    who: [step.actorName, step.onBehalf === 1 && resumeTexts.student.onBehalf].filter(Boolean).join(' · '),
  }));
  return <Timeline steps={[...open, ...lines]} />;
}
