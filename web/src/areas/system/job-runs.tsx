import { endJobRun, type JobRunRow, jobRuns, jobTexts, runStates } from '@campus/contract/system';
import { Drawer } from 'antd';
import { type ReactNode, useState } from 'react';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { Empty } from '../../kit/field/field-cells.tsx';
import { type PlainColumn, PlainTable } from '../../kit/list/plain-table.tsx';
import { measureActions, type RowAction, RowActions } from '../../kit/list/row-actions.tsx';
import { callEnvelope } from '../../request/call.ts';
import { tell } from '../../request/tell.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { warnOfRefusal } from '../../request/warn-of-refusal.ts';
import { StateView } from '../../widgets/state-view.tsx';
import { StatusTag } from '../../widgets/status.tsx';

const width = 900;
const first = { pageNo: 1, pageSize: 20 };
/** Polling interval of a running job. */
const refreshMs = 3_000;
const tones = {
  [runStates.running]: 'progress',
  [runStates.done]: 'done',
  [runStates.failed]: 'bad',
  [runStates.ended]: 'neutral',
  [runStates.lost]: 'waiting',
} as const;
const duration = (ms: number | null): ReactNode => {
  if (ms === null) return <Empty />;
  return ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`;
};

const goesOn = (run: JobRunRow): boolean => run.status === runStates.running;

const { column: titles } = jobTexts;
const columns: readonly [PlainColumn<JobRunRow>, ...PlainColumn<JobRunRow>[]] = [
  { name: 'start', title: titles.start, width: 170, rank: 0, cell: (run) => run.startTime },
  {
    name: 'state',
    title: titles.state,
    width: 100,
    rank: 1,
    cell: (run) => (
      <StatusTag tone={tones[run.status as keyof typeof tones] ?? 'neutral'}>{run.status_dictText}</StatusTag>
    ),
  },
  {
    name: 'message',
    title: titles.message,
    width: 260,
    least: 120,
    rank: 2,
    cell: (run) => <TruncatedText text={run.message} />,
  },
  { name: 'cost', title: titles.cost, width: 90, rank: 3, isFigure: true, cell: (run) => duration(run.costTime) },
  { name: 'rows', title: titles.rows, width: 80, rank: 4, isFigure: true, cell: (run) => run.rows ?? <Empty /> },
  {
    name: 'process',
    title: titles.process,
    width: 150,
    least: 110,
    rank: 5,
    cell: (run) => <TruncatedText text={run.process} />,
  },
];
/** Text that may be truncated, with a tooltip. */
const TruncatedText = ({ text: said }: { text: string | null }) =>
  said ? <span title={said}>{said}</span> : <Empty />;

export interface JobRunsProps {
  readonly job: { readonly id: string; readonly description?: unknown; readonly jobClassName?: unknown };
  readonly mayEnd: boolean;
  readonly onClose: () => void;
}

/** Runs of a job, the latest first; a running one can be cancelled. */
export function JobRuns({ job, mayEnd, onClose }: JobRunsProps) {
  const [asked, setPage] = useState(first);
  const page = useEndpoint(jobRuns, { jobId: job.id, ...asked }, { quiet: true, refetchInterval: refreshMs });
  const end = async (id: string) => {
    try {
      tell.success((await callEnvelope(endJobRun, { id }, { quiet: true })).message);
    } catch (error) {
      warnOfRefusal(error);
    }
    await page.refetch();
  };
  const createEndAction = (id: string): RowAction => ({
    key: 'end',
    label: jobTexts.end,
    danger: true,
    confirm: jobTexts.endConfirm,
    run: () => void end(id),
  });
  return (
    <Drawer
      open
      size={width}
      title={`${jobTexts.runs}：${String(job.description ?? job.jobClassName)}`}
      onClose={onClose}
    >
      {page.isError ? (
        <LoadError error={page.error} onRetry={page.refetch} />
      ) : page.data?.total === 0 ? (
        <StateView title={jobTexts.noRuns} />
      ) : (
        <PlainTable<JobRunRow>
          size="small"
          columns={columns}
          state="state"
          rows={page.data?.records ?? []}
          isLoading={page.isPending}
          page={asked}
          total={page.data?.total ?? 0}
          onPage={setPage}
          operations={
            mayEnd && page.data?.records.some(goesOn)
              ? {
                  width: measureActions([createEndAction('')]),
                  of: (run) => <RowActions actions={goesOn(run) ? [createEndAction(run.id)] : []} />,
                }
              : undefined
          }
        />
      )}
    </Drawer>
  );
}
