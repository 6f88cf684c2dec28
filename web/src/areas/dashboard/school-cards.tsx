import {
  analysisCity,
  analysisFunnel,
  analysisIndustry,
  analysisOps,
  analysisRank,
  analysisSupply,
  analysisTrend,
  dashboardTexts,
} from '@campus/contract/dashboard';
import type { useRange } from '../../kit/figures/use-range.tsx';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { BarsCard, FunnelCard, findFailure, ServiceCard, TrendCard } from './cards.tsx';
import { TodoCard } from './todo-card.tsx';

const quiet = { quiet: true };

/** Charts of the school's home page, each from a call of its own. */
export function SchoolCards({ input }: { input: ReturnType<typeof useRange>['input'] }) {
  const trend = useEndpoint(analysisTrend, input, quiet);
  const industry = useEndpoint(analysisIndustry, {}, quiet);
  const supply = useEndpoint(analysisSupply, {}, quiet);
  const rank = useEndpoint(analysisRank, input, quiet);
  const funnel = useEndpoint(analysisFunnel, input, quiet);
  const city = useEndpoint(analysisCity, {}, quiet);
  const ops = useEndpoint(analysisOps, input, quiet);
  const pair = (i: number) => {
    const bar = supply.data?.bars?.[i];
    return bar ? [bar.students, bar.headcount] : [];
  };
  return (
    <div className="dashboard-grid">
      <TrendCard title={dashboardTexts.trend} trend={trend.data} failure={findFailure(trend)} range={input.range} />
      <TodoCard />
      <BarsCard
        title={dashboardTexts.industry}
        unit={dashboardTexts.pieces}
        bars={industry.data?.bars}
        failure={findFailure(industry)}
      />
      <FunnelCard title={dashboardTexts.funnel} bars={funnel.data?.bars} failure={findFailure(funnel)} />
      <BarsCard
        title={dashboardTexts.rank}
        unit={dashboardTexts.times}
        bars={rank.data?.bars}
        failure={findFailure(rank)}
      />
      <BarsCard
        title={dashboardTexts.supply}
        unit={dashboardTexts.supplyUnit}
        bars={supply.data?.bars}
        failure={findFailure(supply)}
        valueName={dashboardTexts.supplyRatio}
        more={{ heads: [dashboardTexts.students, dashboardTexts.headcount], of: pair }}
      />
      <BarsCard
        title={dashboardTexts.city}
        unit={dashboardTexts.pieces}
        bars={city.data?.bars}
        failure={findFailure(city)}
      />
      {ops.data?.lines.map((line) => (
        <ServiceCard key={line.key} line={line} range={input.range} />
      ))}
    </div>
  );
}
