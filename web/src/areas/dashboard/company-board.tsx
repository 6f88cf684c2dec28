import {
  type CompanyPostLine,
  companyFunnel,
  companyOps,
  companyPosts,
  companySource,
  companySummary,
  companyTrend,
  dashboardTexts,
} from '@campus/contract/dashboard';
import { Tooltip } from 'antd';
import { Link } from 'react-router';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { AsOf } from '../../kit/figures/as-of.tsx';
import { type PlainColumn, PlainTable } from '../../kit/list/plain-table.tsx';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { BarsCard, FunnelCard, findFailure, TrendCard } from './cards.tsx';
import './dashboard.css';
import { getAddress, shownFigures } from '../../kit/figures/figure-link.ts';
import { useRange } from '../../kit/figures/use-range.tsx';
import { Figures } from '../../widgets/chart/figures.tsx';
import { TodoCard } from './todo-card.tsx';

const quiet = { quiet: true };
const words = dashboardTexts.sentence;

/** 企业看板: deliveries to the company's own posts, and open tasks. */
export function CompanyBoard() {
  const { input, chooser } = useRange();
  const { data: summary } = useEndpoint(companySummary, input);
  const { data: ops } = useEndpoint(companyOps, input, quiet);
  const trend = useEndpoint(companyTrend, input, quiet);
  const source = useEndpoint(companySource, input, quiet);
  const funnel = useEndpoint(companyFunnel, input, quiet);
  const figures = shownFigures(summary && [...summary.figures, ...(ops?.figures ?? [])]);
  const figure = (key: string, n: number) => {
    const link = summary?.figures.find((f) => f.key === key)?.link;
    return link ? <Link to={getAddress(link)}>{n.toLocaleString('zh-CN')}</Link> : <b>{n}</b>;
  };
  return (
    <div className="dashboard">
      <div className="answer">
        <h2>
          {summary && (
            <>
              {dashboardTexts.received[input.range]}
              {words.resumes[0]} {figure('received', summary.sentence.received)} {words.resumes[1]}
              <Tooltip title={dashboardTexts.waitingHelp} trigger={['hover', 'focus']}>
                <span className="answer-now">
                  {figure('waiting', summary.sentence.waiting)} {words.waiting}
                </span>
              </Tooltip>
            </>
          )}
        </h2>
        {chooser}
      </div>
      <Figures figures={figures} before={dashboardTexts.before[input.range]} />
      <div className="dashboard-grid">
        <TrendCard
          title={dashboardTexts.receivedTrend}
          trend={trend.data}
          failure={findFailure(trend)}
          range={input.range}
        />
        <TodoCard />
        <FunnelCard title={dashboardTexts.funnel} bars={funnel.data?.bars} failure={findFailure(funnel)} />
        <BarsCard
          title={dashboardTexts.schools}
          unit={dashboardTexts.times}
          bars={source.data?.schools}
          failure={findFailure(source)}
        />
        <BarsCard
          title={dashboardTexts.majors}
          unit={dashboardTexts.times}
          bars={source.data?.majors}
          failure={findFailure(source)}
        />
        <Posts />
      </div>
      {summary && <AsOf time={summary.asOf} say={dashboardTexts.asOf} />}
    </div>
  );
}

const names = dashboardTexts.postColumns;
const number = (name: 'headcount' | 'deliveries' | 'passed', rank: number): PlainColumn<CompanyPostLine> => ({
  name,
  title: names[name],
  width: 88,
  align: 'right',
  rank,
  isFigure: true,
  cell: (post) => post[name],
});
const columns: readonly [PlainColumn<CompanyPostLine>, ...PlainColumn<CompanyPostLine>[]] = [
  {
    name: 'name',
    title: names.name,
    width: 320,
    least: 160,
    rank: 0,
    cell: ({ id, name }) => (
      <Link to={`/post/detail/${id}`} title={name}>
        {name}
      </Link>
    ),
  },
  number('headcount', 4),
  number('deliveries', 2),
  {
    name: 'waiting',
    title: names.waiting,
    width: 88,
    align: 'right',
    rank: 1,
    isFigure: true,
    cell: ({ id, waiting }) => (waiting > 0 ? <Link to={`/resume/byPost?postId=${id}`}>{waiting}</Link> : waiting),
  },
  number('passed', 3),
  { name: 'endDate', title: names.endDate, width: 112, rank: 5, isFigure: true, cell: ({ endDate }) => endDate },
];
function Posts() {
  const { data, error, refetch } = useEndpoint(companyPosts, {}, quiet);
  if (data?.posts === null) return null;
  return (
    <section className="surface chart-card full">
      <header>
        <h2>{dashboardTexts.posts}</h2>
      </header>
      {error ? (
        <LoadError error={error} onRetry={refetch} />
      ) : (
        <PlainTable<CompanyPostLine> size="small" columns={columns} rows={data?.posts ?? []} isLoading={!data} />
      )}
    </section>
  );
}
