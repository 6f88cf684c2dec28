import type { BatchReport } from '@campus/contract/kit';
import {
  employUser,
  listDuplicates,
  listMerges,
  type MergeRecord,
  resume,
  mergeTexts as texts,
  unmergeStudents,
} from '@campus/contract/resume';
import { firstPage } from '@campus/contract/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { Empty } from '../../kit/field/field-cells.tsx';
import { type PlainColumn, PlainTable } from '../../kit/list/plain-table.tsx';
import { measureActionColumn, type RowAction, RowActions } from '../../kit/list/row-actions.tsx';
import { ReportDialog } from '../../kit/step/steps.tsx';
import { callEnvelope } from '../../request/call.ts';
import { ignoreReported } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { StateView } from '../../widgets/state-view.tsx';
import { StatusDot } from '../../widgets/status.tsx';

const { columns: titles, states } = texts;

function State({ record: { undoneBy, undoneTime, isUndoable } }: { record: MergeRecord }) {
  if (undoneBy !== null)
    return (
      <span title={`${undoneBy} ${undoneTime ?? ''}`}>
        <StatusDot tone="neutral">{states.undone}</StatusDot>
      </span>
    );
  return <StatusDot tone={isUndoable ? 'waiting' : 'done'}>{isUndoable ? states.undoable : states.final}</StatusDot>;
}

const Student = ({ id, name }: { id: string; name: string }) => (
  <Link title={name} to={`/student/profile?open=${id}`}>
    {name}
  </Link>
);

const columns: readonly [PlainColumn<MergeRecord>, ...PlainColumn<MergeRecord>[]] = [
  {
    name: 'keep',
    title: titles.keep,
    width: 190,
    least: 140,
    rank: 0,
    cell: ({ keepId, keepName }) => <Student id={keepId} name={keepName} />,
  },
  {
    name: 'drop',
    title: titles.drop,
    width: 190,
    least: 140,
    rank: 1,
    cell: ({ dropId, dropName }) => <Student id={dropId} name={dropName} />,
  },
  { name: 'state', title: titles.state, width: 96, rank: 1, cell: (record) => <State record={record} /> },
  {
    name: 'changed',
    title: titles.changed,
    width: 180,
    least: 100,
    rank: 4,
    cell: ({ changed }) => <span title={changed.join('、')}>{changed.join('、') || <Empty />}</span>,
  },
  { name: 'moved', title: titles.moved, width: 96, rank: 3, isFigure: true, cell: ({ moved }) => texts.rows(moved) },
  { name: 'by', title: titles.by, width: 110, rank: 5, cell: ({ createBy }) => createBy },
  { name: 'time', title: titles.time, width: 170, rank: 2, isFigure: true, cell: ({ createTime }) => createTime },
];

/** Sends the undoing of a merge after a confirmation; returns its report when rows remain. */
function useUndo(): (id: string) => Promise<BatchReport | undefined> {
  const client = useQueryClient();
  return async (mergeId) => {
    if (!(await tell.confirm({ title: texts.undo, text: texts.undoConfirm }))) return undefined;
    try {
      const { result, message } = await callEnvelope(unmergeStudents, { mergeId });
      if (result.failed.length > 0) return result;
      tell.success(message);
    } catch (failure) {
      ignoreReported(failure);
    } finally {
      const stale = [listMerges.path, listDuplicates.path, employUser.name, resume.name];
      await Promise.all(stale.map((key) => client.invalidateQueries({ queryKey: [key] })));
    }
    return undefined;
  };
}

/** Merges of students, newest first, with their undoing. */
export function MergeTable() {
  const [page, setPage] = useState(firstPage);
  const [report, setReport] = useState<BatchReport>();
  const undo = useUndo();
  const found = useEndpoint(listMerges, page, { quiet: true });
  const rows = found.data?.records ?? [];
  const getActions = ({ id, isUndoable, moved, remained }: MergeRecord): RowAction[] => [
    ...(isUndoable
      ? [{ key: 'undo', label: texts.undo, danger: true, run: () => void undo(id).then((made) => setReport(made)) }]
      : []),
    ...(remained.length > 0
      ? [
          {
            key: 'remained',
            label: texts.remained,
            run: () => setReport({ ok: Math.max(0, moved - remained.length), failed: [...remained] }),
          },
        ]
      : []),
  ];
  if (found.error) return <LoadError error={found.error} onRetry={found.refetch} />;
  if (found.data?.total === 0) return <StateView title={texts.emptyMerged} />;
  return (
    <>
      <PlainTable<MergeRecord>
        columns={columns}
        state="state"
        rows={rows}
        isLoading={found.isPending}
        page={page}
        total={found.data?.total ?? 0}
        onPage={setPage}
        operations={{
          width: measureActionColumn(rows, getActions, 96),
          of: (row) => <RowActions actions={getActions(row)} />,
        }}
      />
      {report && <ReportDialog report={report} onClose={() => setReport(undefined)} />}
    </>
  );
}
