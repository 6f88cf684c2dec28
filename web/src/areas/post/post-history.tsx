import { getState, type Tone } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import {
  companyPost,
  keyFields,
  type PostAuditEntry,
  type PostDifferences,
  postAuditLog,
  postDifferences,
  postFlow,
  postTexts,
} from '@campus/contract/post';
import { useQuery } from '@tanstack/react-query';
import { Table } from 'antd';
import { Loaded } from '../../kit/detail/loaded.tsx';
import { formatEntryTime } from '../../kit/detail/record-history.tsx';
import { formatWaitingTime } from '../../kit/detail/waiting-time.tsx';
import { Empty, StateCell } from '../../kit/field/field-cells.tsx';
import { asText, type RowData } from '../../kit/field/row.ts';
import { call } from '../../request/call.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { useIsPhone } from '../../theme/use-media.ts';
import { Timeline, type TimelineStep } from '../../widgets/timeline.tsx';

const texts = postTexts.detail;
const sendings: ReadonlySet<string> = new Set(['submit', 'edit', 'reopen']);

/** Decisions about a post. The query key starts with the post, so steps refetch it. */
export const usePostHistory = (id: string) =>
  useQuery<readonly PostAuditEntry[], RequestFailed>({
    queryKey: [companyPost.name, 'history', id],
    queryFn: ({ signal }) => call(postAuditLog, { id }, { signal, quiet: true }),
  });
/** Who decided on the last version, when and how. */
export const decidedText = ({ decision, decidedTime, decidedBy }: PostDifferences): string =>
  texts.decidedBy[decision](decidedTime.slice(0, 16), decidedBy);
/** Differences from the last decided version; null without one. */
export const usePostDifferences = (id: string) =>
  useQuery<PostDifferences | null, RequestFailed>({
    queryKey: [companyPost.name, 'differences', id],
    queryFn: ({ signal }) => call(postDifferences, { id }, { signal, quiet: true }),
  });

/** Number of submissions for audit. */
export const timesSent = (history: readonly PostAuditEntry[]): number =>
  history.filter(({ action }) => sendings.has(action)).length;

const getLabel = (name: string): string =>
  keyFields.flatMap((key) => (key === name ? companyPost.fields[key].label : []))[0] ?? name;

const formatOpinion = ({ reasonCodes_dictText, reason }: PostAuditEntry): string =>
  [reasonCodes_dictText?.split(',').join('、'), reason].filter(Boolean).join('；');
const getChanges = ({ changedFields }: PostAuditEntry): string[] => (changedFields ?? []).map(getLabel);

function getTone({ action, toStatus }: PostAuditEntry): Tone {
  if (action === 'pass') return 'done';
  if (action === 'offline') return 'bad';
  if (sendings.has(action)) return 'progress';
  return action === 'refuse' ? 'bad' : postFlow.states[getState(postFlow, toStatus)].tone;
}

const getStep = (entry: PostAuditEntry): TimelineStep => {
  const changes = sendings.has(entry.action) ? getChanges(entry) : [];
  return {
    key: entry.id,
    what: entry.action_dictText,
    who: entry.operatorName,
    time: formatEntryTime(entry.operateTime),
    tone: getTone(entry),
    quote: formatOpinion(entry) || (changes.length > 0 ? texts.changedFields(changes) : undefined),
  };
};

/** Timeline of a post, newest first; a waiting one is the open step on top. */
export const PostTimeline = ({ row }: { row: RowData }) => (
  <Loaded query={usePostHistory(row.id)}>{(history) => <Steps row={row} history={history} />}</Loaded>
);

interface HistoryProps {
  readonly row: RowData;
  readonly history: readonly PostAuditEntry[];
}
function Steps({ row, history }: HistoryProps) {
  const newestFirst = history.toReversed();
  const sent = newestFirst.find(({ action }) => sendings.has(action));
  const open: TimelineStep[] =
    row.postStatus === postFlow.states.waiting.code
      ? [
          {
            key: 'open',
            what: texts.waiting,
            who: sent ? `${texts.office} · ${formatWaitingTime(row)}` : texts.office,
            time: text.record.now,
            tone: 'waiting',
            open: true,
          },
        ]
      : [];
  const created: TimelineStep = {
    key: 'created',
    what: texts.created,
    who: asText(row.createBy_dictText ?? row.createBy),
    time: formatEntryTime(asText(row.createTime)),
    tone: 'neutral',
  };
  return <Timeline steps={[...open, ...newestFirst.map(getStep), created]} />;
}

/** Decisions with all remarks: a table, on phones the timeline. */
export function PostHistory({ row }: { row: RowData }) {
  const isPhone = useIsPhone();
  const history = usePostHistory(row.id);
  if (isPhone) return <PostTimeline row={row} />;
  return <Loaded query={history}>{(entries) => <HistoryTable history={entries} />}</Loaded>;
}

function HistoryTable({ history }: Pick<HistoryProps, 'history'>) {
  const state = (postStatus: number) => <StateCell entity={companyPost} row={{ id: '', postStatus }} />;
  return (
    <Table<PostAuditEntry>
      size="middle"
      rowKey="id"
      pagination={false}
      scroll={{ x: 920 }}
      locale={{ emptyText: texts.noHistory }}
      dataSource={history.toReversed()}
      columns={[
        { title: text.common.operation, dataIndex: 'action_dictText', width: 110 },
        {
          title: texts.status,
          width: 220,
          render: (_value, entry) => (
            <span className="post-states">
              {state(entry.fromStatus)} → {state(entry.toStatus)}
            </span>
          ),
        },
        { title: texts.opinion, width: 260, render: (_value, entry) => formatOpinion(entry) || <Empty /> },
        { title: texts.changes, width: 160, render: (_value, entry) => getChanges(entry).join('、') || <Empty /> },
        { title: texts.operator, dataIndex: 'operatorName', width: 100 },
        { title: texts.time, width: 150, render: (_value, entry) => entry.operateTime.slice(0, 16) },
      ]}
    />
  );
}
