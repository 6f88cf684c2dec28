import { type Bar, dashboardTexts, type RangeName, type Trend } from '@campus/contract/dashboard';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { ChartCard } from '../../widgets/chart/chart-card.tsx';
import { useChartLook } from '../../widgets/chart/chart-look.ts';
import { barOption, funnelOption, lineOption } from '../../widgets/chart/options.ts';
import { addressOf } from './figure-link.ts';

const words = dashboardTexts;

/** Deliveries and passes by day, the period before dashed behind them. */
export function TrendCard({ title, trend, range }: { title: string; trend: Trend | undefined; range: RangeName }) {
  const look = useChartLook();
  const option = useMemo(() => {
    if (!trend) return undefined;
    const { current, previous } = trend;
    const longer = current.length >= previous.length ? current : previous;
    const days = longer.map((_, i) => (current[i] ?? previous[i])?.day.slice(5) ?? '');
    return lineOption(
      look,
      days,
      [
        { name: words.before[range], values: previous.map((p) => p.deliveries), isPast: true },
        { name: words.deliveries, values: current.map((p) => p.deliveries) },
        { name: words.passed, values: current.map((p) => p.passed) },
      ],
      words.times,
    );
  }, [look, trend, range]);
  const table = trend && {
    heads: [words.day, words.deliveries, words.passed, words.before[range]],
    rows: trend.current.map((p, i) => ({
      cells: [p.day, p.deliveries, p.passed, trend.previous[i]?.deliveries ?? ''],
    })),
  };
  return <ChartCard wide title={title} unit={words.perDay} table={table} option={option} />;
}

interface BarsProps {
  readonly title: string;
  readonly unit: string;
  readonly bars: readonly Bar[] | undefined;
  /** Numbers behind each bar, shown in its table alone. */
  readonly more?: { readonly heads: readonly string[]; readonly of: (i: number) => readonly number[] };
}
/** Ranked bars; a bar opens the list it counts. */
export function BarsCard({ title, unit, bars, more }: BarsProps) {
  const look = useChartLook();
  const navigate = useNavigate();
  const option = useMemo(() => bars && barOption(look, bars, unit), [look, bars, unit]);
  const table = bars && {
    heads: [words.name, words.value, ...(more?.heads ?? [])],
    rows: bars.map(({ name, value, link }, i) => ({
      cells: [name, value, ...(more?.of(i) ?? [])],
      to: link && addressOf(link),
    })),
  };
  const open = (i: number) => {
    const link = bars?.[i]?.link;
    if (link) void navigate(addressOf(link));
  };
  return <ChartCard title={title} unit={unit} table={table} option={option} onPick={open} />;
}

/** What became of résumés, stage by stage, with the share of the stage before. */
export function FunnelCard({ title, bars }: { title: string; bars: readonly Bar[] | undefined }) {
  const look = useChartLook();
  const navigate = useNavigate();
  const option = useMemo(() => bars && funnelOption(look, bars, words.times), [look, bars]);
  const share = (i: number): string => {
    const before = bars?.[i - 1]?.value;
    const value = bars?.[i]?.value ?? 0;
    return before === undefined ? '100%' : before === 0 ? '–' : `${((value / before) * 100).toFixed(1)}%`;
  };
  const table = bars && {
    heads: [words.name, words.value, words.ratio],
    rows: bars.map(({ name, value, link }, i) => ({ cells: [name, value, share(i)], to: link && addressOf(link) })),
  };
  const open = (i: number) => {
    const link = bars?.[i]?.link;
    if (link) void navigate(addressOf(link));
  };
  return (
    <ChartCard title={title} unit={words.times} table={table} option={option} onPick={open}>
      <ol className="funnel-names">
        {bars?.map(({ name, value }, i) => (
          <li key={name}>
            <span>{name}</span>
            <span>
              <b>{value.toLocaleString('zh-CN')}</b>
              <small>{share(i)}</small>
            </span>
          </li>
        ))}
      </ol>
    </ChartCard>
  );
}
