import { type FairSummary, fairApply, fairApplyFlow, fairDayTexts } from '@campus/contract/jobfair';
import { getState } from '@campus/contract/kit';
import { useState } from 'react';
import { type PlainColumn, PlainTable } from '../../kit/list/plain-table.tsx';
import { StateView } from '../../widgets/state-view.tsx';
import { StatusTag } from '../../widgets/status.tsx';
import { ApplyDrawer } from './apply-drawer.tsx';

const { columns } = fairDayTexts.day;
type Line = FairSummary['companies'][number];

const state = ({ status }: Line) => fairApplyFlow.states[getState(fairApplyFlow, status)];
const getColumns = (onOpen: (applyId: string) => void): readonly [PlainColumn<Line>, ...PlainColumn<Line>[]] => [
  {
    name: 'companyName',
    rank: 1,
    title: columns.company,
    width: 240,
    least: 160,
    cell: (line) => (
      <button type="button" className="link-button" onClick={() => onOpen(line.applyId)}>
        {line.companyName}
      </button>
    ),
  },
  {
    name: 'status',
    rank: 2,
    title: columns.state,
    width: 104,
    least: 104,
    cell: (line) => <StatusTag tone={state(line).tone}>{state(line).label}</StatusTag>,
  },
  {
    name: 'boothNos',
    rank: 3,
    title: columns.booth,
    width: 96,
    least: 72,
    cell: (line) => line.boothNos ?? '—',
  },
  {
    name: 'checkinTime',
    rank: 4,
    title: columns.time,
    width: 120,
    least: 96,
    cell: (line) => line.checkinTime?.slice(5, 16) ?? '—',
  },
  {
    name: 'postCount',
    rank: 5,
    title: columns.posts,
    width: 72,
    least: 64,
    align: 'right',
    isFigure: true,
    cell: (line) => line.postCount ?? 0,
  },
  {
    name: 'deliveries',
    rank: 6,
    title: columns.deliveries,
    width: 88,
    least: 72,
    align: 'right',
    isFigure: true,
    cell: (line) => line.deliveries,
  },
];

/** Companies of a fair with their check-in. */
export function CompaniesOfDay({ companies, empty }: { readonly companies: readonly Line[]; readonly empty: string }) {
  const [opened, setOpened] = useState<string>();
  if (companies.length === 0) return <StateView title={empty} />;
  return (
    <>
      <PlainTable
        size="small"
        rows={companies.map((line) => ({ ...line, id: line.applyId }))}
        isLoading={false}
        state={fairApply.workflow.column}
        columns={getColumns(setOpened)}
      />
      {opened && <ApplyDrawer id={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
