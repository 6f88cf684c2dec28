import {
  type FairCompanyRow,
  type FairPostRow,
  fairApplyFlow,
  fairCompanies,
  fairPosts,
  fairScreen,
} from '@campus/contract/jobfair';
import { getState } from '@campus/contract/kit';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { Empty } from '../../kit/field/field-cells.tsx';
import { type PlainColumn, PlainTable } from '../../kit/list/plain-table.tsx';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { StateView } from '../../widgets/state-view.tsx';
import { StatusTag } from '../../widgets/status.tsx';

const texts = fairScreen.companies;
const none = <Empty />;
type Column<R> = PlainColumn<R>;

const nameColumn: Column<FairCompanyRow> = {
  ...{ name: 'companyName', rank: 1, title: texts.company, width: 260, least: 160 },
  cell: ({ companyName }) => companyName,
};
const boothColumn: Column<FairCompanyRow> = {
  ...{ name: 'boothNos', rank: 2, title: texts.booth, width: 120, least: 80 },
  cell: ({ boothNos }) => boothNos.join('、') || none,
};
const postsColumn: Column<FairCompanyRow> = {
  ...{ name: 'posts', rank: 5, title: texts.posts, width: 320, least: 160 },
  cell: ({ posts }) => posts.map(({ name, headcount }) => texts.post(name, headcount)).join('、') || none,
};
/** What only readers of applications know. */
const applyColumns: readonly Column<FairCompanyRow>[] = [
  {
    ...{ name: 'status', rank: 3, title: texts.state, width: 112, least: 104 },
    cell: ({ apply }) => {
      if (!apply) return none;
      const { tone, label } = fairApplyFlow.states[getState(fairApplyFlow, apply.status)];
      return <StatusTag tone={tone}>{label}</StatusTag>;
    },
  },
  {
    ...{ name: 'checkinTime', rank: 4, title: texts.checkin, width: 128, least: 112 },
    cell: ({ apply }) => apply?.checkinTime?.slice(5, 16) ?? none,
  },
];

/** 参会企业 of a fair. */
export function FairCompanies({ fairId }: { readonly fairId: string }) {
  const { data, error, refetch, isLoading } = useEndpoint(fairCompanies, { fairId }, { quiet: true });
  if (error && !data) return <LoadError error={error} onRetry={refetch} />;
  if (data?.length === 0) return <StateView title={texts.empty} />;
  const rows = data ?? [];
  const more = rows.some(({ apply }) => apply !== null) ? applyColumns : [];
  return (
    <PlainTable
      rows={rows}
      isLoading={isLoading}
      state="status"
      columns={[nameColumn, boothColumn, ...more, postsColumn]}
    />
  );
}

const postColumns: readonly [Column<FairPostRow>, ...Column<FairPostRow>[]] = [
  { name: 'name', rank: 1, title: texts.postName, width: 200, least: 140, cell: ({ name }) => name },
  { name: 'companyName', rank: 2, title: texts.company, width: 220, least: 140, cell: (row) => row.companyName },
  { name: 'boothNos', rank: 3, title: texts.booth, width: 96, least: 80, cell: ({ boothNos }) => boothNos ?? none },
  {
    ...{ name: 'headcount', rank: 4, title: texts.headcount, width: 88, least: 80, align: 'right', isFigure: true },
    cell: ({ headcount }) => headcount,
  },
  { name: 'eduRequire', rank: 5, title: texts.edu, width: 104, least: 88, cell: (row) => row.eduRequire || none },
  { name: 'salary', rank: 6, title: texts.salary, width: 216, least: 128, cell: ({ salary }) => salary || none },
  { name: 'place', rank: 7, title: texts.place, width: 128, least: 96, cell: ({ place }) => place || none },
];
/** 岗位 of a fair. */
export function FairPosts({ fairId }: { readonly fairId: string }) {
  const { data, error, refetch, isLoading } = useEndpoint(fairPosts, { fairId }, { quiet: true });
  if (error && !data) return <LoadError error={error} onRetry={refetch} />;
  if (data?.length === 0) return <StateView title={texts.noPosts} />;
  return <PlainTable rows={data ?? []} isLoading={isLoading} columns={postColumns} />;
}
