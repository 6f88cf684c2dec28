import { text } from '@campus/contract/messages';
import { endJobRun, type JobRunRow, jobRuns, jobTexts, runStates } from '@campus/contract/system';
import { Button, Drawer, Table } from 'antd';
import { useState } from 'react';
import { ReadFailed } from '../../kit/read-failed.tsx';
import { callEnvelope } from '../../request/call.ts';
import { RequestFailed } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { StatusTag } from '../../widgets/status.tsx';

const words = jobTexts;
const width = 900;
const pageSize = 20;
/** A run that goes on is looked at as often. */
const refreshMs = 3_000;
const tones = {
  [runStates.running]: 'progress',
  [runStates.done]: 'done',
  [runStates.failed]: 'bad',
  [runStates.ended]: 'neutral',
  [runStates.lost]: 'waiting',
} as const;
const duration = (ms: number | null): string => {
  if (ms === null) return '—';
  return ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`;
};

export interface JobRunsProps {
  readonly job: { readonly id: string; readonly description?: unknown; readonly jobClassName?: unknown };
  readonly mayEnd: boolean;
  readonly onClose: () => void;
}

/** The runs of a job, the latest first; one that goes on can be ended. */
export function JobRuns({ job, mayEnd, onClose }: JobRunsProps) {
  const [pageNo, setPage] = useState(1);
  const page = useEndpoint(jobRuns, { jobId: job.id, pageNo, pageSize }, { quiet: true, refetchInterval: refreshMs });
  const end = async (id: string) => {
    if (!(await tell.confirm({ title: text.common.prompt, text: words.endConfirm }))) return;
    try {
      tell.success((await callEnvelope(endJobRun, { id }, { quiet: true })).message);
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      tell.warning(error.message);
    }
    await page.refetch();
  };
  return (
    <Drawer open size={width} title={`${words.runs}：${String(job.description ?? job.jobClassName)}`} onClose={onClose}>
      {page.isError ? (
        <ReadFailed error={page.error} onRetry={page.refetch} />
      ) : (
        <Table<JobRunRow>
          size="small"
          rowKey="id"
          loading={page.isPending}
          scroll={{ x: 780 }}
          dataSource={[...(page.data?.records ?? [])]}
          locale={{ emptyText: words.noRuns }}
          pagination={{
            current: pageNo,
            pageSize,
            total: page.data?.total ?? 0,
            showSizeChanger: false,
            hideOnSinglePage: true,
            onChange: setPage,
          }}
          columns={[
            { title: words.column.start, dataIndex: 'startTime', width: 160 },
            {
              title: words.column.state,
              dataIndex: 'status',
              width: 100,
              render: (_, run) => (
                <StatusTag tone={tones[run.status as keyof typeof tones] ?? 'neutral'}>{run.status_dictText}</StatusTag>
              ),
            },
            { title: words.column.cost, dataIndex: 'costTime', width: 90, align: 'right', render: duration },
            { title: words.column.rows, dataIndex: 'rows', width: 80, align: 'right', render: (rows) => rows ?? '—' },
            { title: words.column.message, dataIndex: 'message', ellipsis: true, render: (said) => said ?? '—' },
            { title: words.column.process, dataIndex: 'process', width: 150, ellipsis: true },
            {
              key: 'act',
              width: 64,
              render: (_, run) =>
                mayEnd &&
                run.status === runStates.running && (
                  <Button type="link" size="small" danger onClick={() => void end(run.id)}>
                    {words.end}
                  </Button>
                ),
            },
          ]}
        />
      )}
    </Drawer>
  );
}
