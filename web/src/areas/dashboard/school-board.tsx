import { analysisSummary, dashboardTexts, type Summary } from '@campus/contract/dashboard';
import { text } from '@campus/contract/messages';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../request/session-store.ts';
import { readStored, store } from '../../request/storage.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { lazyComponent } from '../../widgets/deferred.tsx';
import { Segmented } from '../../widgets/segmented.tsx';
import './dashboard.css';
import { AsOf } from '../../kit/figures/as-of.tsx';
import { getAddress, shownFigures } from '../../kit/figures/figure-link.ts';
import { useRange } from '../../kit/figures/use-range.tsx';
import { Figures } from '../../widgets/chart/figures.tsx';

// The first load of the console does without the charts.
const SchoolCards = lazyComponent('school-cards', async () => (await import('./school-cards.tsx')).SchoolCards);
const TaskTables = lazyComponent('task-tables', async () => (await import('./task-tables.tsx')).TaskTables);
type Style = keyof typeof dashboardTexts.styles;
const styles = Object.entries(dashboardTexts.styles).map(([value, label]) => ({ value: value as Style, label }));

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
      <Figures figures={shownFigures(summary?.figures)} before={dashboardTexts.before[input.range]} />
      <SchoolCards input={input} />
      {summary && <AsOf time={summary.asOf} say={dashboardTexts.asOf} />}
    </div>
  );
}

/** A number with its noun and its unit. */
const counted = (name: 'companies' | 'posts' | 'deliveries' | 'passed', number: ReactNode): ReactNode => {
  const [before, after] = dashboardTexts.sentence[name];
  return (
    <>
      {before} {number} {after}
    </>
  );
};

/** Key facts permitted to the user, each linked to its list. */
function Sentence({ summary, range }: { summary: Summary | undefined; range: keyof typeof dashboardTexts.received }) {
  if (!summary) return <h2>&nbsp;</h2>;
  const { sentence, figures, period } = summary;
  const days = (field: string) => ({ [`${field}_begin`]: period.from, [`${field}_end`]: period.to });
  const findLink = (key: string) => figures.find((f) => f.key === key)?.link ?? undefined;
  const number = (n: number, link: { path: string; query: Readonly<Record<string, string>> } | undefined) =>
    link ? <Link to={getAddress(link)}>{n.toLocaleString('zh-CN')}</Link> : <b>{n.toLocaleString('zh-CN')}</b>;
  const parts: { key: string; node: ReactNode }[] = [];
  if (sentence.companies !== null) {
    const admitted = findLink('company');
    const link = admitted && { ...admitted, query: { ...admitted.query, ...days('auditTime') } };
    parts.push({ key: 'company', node: counted('companies', number(sentence.companies, link)) });
  }
  if (sentence.posts !== null) {
    const link = { path: '/post/list', query: days('createTime') };
    parts.push({ key: 'post', node: counted('posts', number(sentence.posts, link)) });
  }
  if (sentence.deliveries !== null)
    parts.push({ key: 'delivery', node: counted('deliveries', number(sentence.deliveries, findLink('delivery'))) });
  if (sentence.passed !== null)
    parts.push({ key: 'passed', node: counted('passed', number(sentence.passed, findLink('passed'))) });
  return (
    <h2>
      {dashboardTexts.received[range]}
      {parts.map(({ key, node }, i) => (
        <span key={key}>
          {i > 0 && dashboardTexts.sentence.and}
          {node}
        </span>
      ))}
    </h2>
  );
}
