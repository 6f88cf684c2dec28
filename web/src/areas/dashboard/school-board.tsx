import {
  analysisCity,
  analysisFunnel,
  analysisIndustry,
  analysisRank,
  analysisSummary,
  analysisSupply,
  analysisTrend,
  dashboardTexts,
  type Summary,
} from '@campus/contract/dashboard';
import { text } from '@campus/contract/messages';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../request/session-store.ts';
import { readStored, store } from '../../request/storage.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { deferred } from '../../widgets/deferred.tsx';
import { Segmented } from '../../widgets/segmented.tsx';
import { BarsCard, FunnelCard, TrendCard } from './cards.tsx';
import './dashboard.css';
import { addressOf } from './figure-link.ts';
import { Figures } from './figures.tsx';
import { TodoCard } from './todo-card.tsx';
import { useRange } from './use-range.tsx';

const TaskTables = deferred('task-tables', async () => (await import('./task-tables.tsx')).TaskTables);
const words = dashboardTexts;
const quiet = { quiet: true };
type Style = keyof typeof words.styles;
const styles = Object.entries(words.styles).map(([value, label]) => ({ value: value as Style, label }));

/** The style selected last. */
function useStyle(): [Style, (style: Style) => void] {
  const username = useSession((s) => s.user?.username ?? '');
  const [style, setStyle] = useState<Style>(() => readStored(`dashboard/${username}`) ?? 'charts');
  const change = (next: Style) => {
    setStyle(next);
    store(`dashboard/${username}`, next);
  };
  return [style, change];
}

/** 学校首页: recruitment figures as charts, or open tasks as tables. */
export function SchoolBoard() {
  const [style, setStyle] = useStyle();
  const chooser = <Segmented aria-label={text.common.displayAs} options={styles} value={style} onChange={setStyle} />;
  return style === 'charts' ? <Charts style={chooser} /> : <TaskTables style={chooser} />;
}

function Charts({ style }: { style: ReactNode }) {
  const { input, chooser } = useRange();
  const { data: summary } = useEndpoint(analysisSummary, input);
  return (
    <div className="dashboard">
      <div className="answer">
        <Sentence summary={summary} range={input.range} />
        {chooser}
        {style}
      </div>
      <Figures figures={summary?.figures} range={input.range} />
      <Cards input={input} />
      {summary && <p className="as-of">{words.asOf(summary.asOf.slice(0, 16))}</p>}
    </div>
  );
}

/** Key facts permitted to the user, each linked to its list. */
function Sentence({ summary, range }: { summary: Summary | undefined; range: keyof typeof words.received }) {
  if (!summary) return <h2>&nbsp;</h2>;
  const { sentence, figures, period } = summary;
  const days = (field: string) => ({ [`${field}_begin`]: period.from, [`${field}_end`]: period.to });
  const linkOf = (key: string) => figures.find((f) => f.key === key)?.link ?? undefined;
  const number = (n: number, link: { path: string; query: Readonly<Record<string, string>> } | undefined) =>
    link ? <Link to={addressOf(link)}>{n.toLocaleString('zh-CN')}</Link> : <b>{n.toLocaleString('zh-CN')}</b>;
  const parts: { key: string; node: ReactNode }[] = [];
  if (sentence.companies !== null) {
    const link = { path: '/enterprise/company', query: { auditStatus: '3', ...days('auditTime') } };
    parts.push({ key: 'company', node: <>新增企业 {number(sentence.companies, link)} 家</> });
  }
  if (sentence.posts !== null) {
    const link = { path: '/post/list', query: days('createTime') };
    parts.push({ key: 'post', node: <>新增岗位 {number(sentence.posts, link)} 个</> });
  }
  if (sentence.deliveries !== null)
    parts.push({ key: 'delivery', node: <>学生投递 {number(sentence.deliveries, linkOf('delivery'))} 次</> });
  if (sentence.passed !== null)
    parts.push({ key: 'passed', node: <>通过 {number(sentence.passed, linkOf('passed'))} 次</> });
  return (
    <h2>
      {words.received[range]}
      {parts.map(({ key, node }, i) => (
        <span key={key}>
          {i > 0 && '，'}
          {node}
        </span>
      ))}
    </h2>
  );
}

function Cards({ input }: { input: ReturnType<typeof useRange>['input'] }) {
  const { data: trend } = useEndpoint(analysisTrend, input, quiet);
  const { data: industry } = useEndpoint(analysisIndustry, {}, quiet);
  const { data: supply } = useEndpoint(analysisSupply, {}, quiet);
  const { data: rank } = useEndpoint(analysisRank, input, quiet);
  const { data: funnel } = useEndpoint(analysisFunnel, input, quiet);
  const { data: city } = useEndpoint(analysisCity, {}, quiet);
  const pair = (i: number) => {
    const bar = supply?.bars?.[i];
    return bar ? [bar.students, bar.headcount] : [];
  };
  return (
    <div className="dashboard-grid">
      <TrendCard title={words.trend} trend={trend} range={input.range} />
      <TodoCard />
      <BarsCard title={words.industry} unit={words.pieces} bars={industry?.bars} />
      <FunnelCard title={words.funnel} bars={funnel?.bars} />
      <BarsCard title={words.rank} unit={words.times} bars={rank?.bars} />
      <BarsCard
        title={words.supply}
        unit={words.supplyUnit}
        bars={supply?.bars}
        valueName={words.supplyRatio}
        more={{ heads: [words.students, words.headcount], of: pair }}
      />
      <BarsCard title={words.city} unit={words.pieces} bars={city?.bars} />
    </div>
  );
}
