import { auditLog, companyFlow, enterpriseTexts } from '@campus/contract/enterprise';
import { type AuditEntry, getState, type Tone } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { formatEntryTime } from '../../kit/detail/record-history.tsx';
import { formatWaitingTime } from '../../kit/detail/waiting-time.tsx';
import type { RowData } from '../../kit/field/row.ts';
import { call } from '../../request/call.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { Timeline, type TimelineStep } from '../../widgets/timeline.tsx';

const { detail } = enterpriseTexts;

/** Decisions about a company, newest first. The query key starts with the company, so steps refetch it. */
export const useCompanyHistory = (id: string) =>
  useQuery<readonly AuditEntry[], RequestFailed>({
    queryKey: ['company', 'history', id],
    queryFn: ({ signal }) => call(auditLog, { id }, { signal, quiet: true }),
  });

const getTone = ({ toStatus }: AuditEntry): Tone =>
  companyFlow.states[getState(companyFlow, toStatus)].tone ?? 'neutral';

const getStep = (entry: AuditEntry): TimelineStep => ({
  key: entry.id,
  what: entry.action_dictText,
  who: entry.operatorName,
  time: formatEntryTime(entry.operateTime),
  tone: entry.action === 'submit' ? 'progress' : getTone(entry),
  quote: [entry.reasonCodes_dictText, entry.reason].filter(Boolean).join('；') || undefined,
});

/** Timeline of the decisions about a company; a waiting application is the open step on top. */
export function CompanyHistory({ row }: { row: RowData }) {
  const { data, error } = useCompanyHistory(row.id);
  if (error) return <p className="muted">{error.message}</p>;
  if (!data) return <p className="muted">{text.common.loading}</p>;
  const isWaiting = getState(companyFlow, row.auditStatus) === 'waiting';
  const open: TimelineStep[] = isWaiting
    ? [
        {
          key: 'open',
          what: detail.auditing,
          who: `${detail.office} · ${formatWaitingTime(row)}`,
          time: text.record.now,
          tone: 'waiting',
          open: true,
        },
      ]
    : [];
  const steps = [...open, ...data.map(getStep)];
  return steps.length === 0 ? <p className="muted">{detail.noHistory}</p> : <Timeline steps={steps} />;
}
