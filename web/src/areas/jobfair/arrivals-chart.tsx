import { type FairSummary, fairDayTexts } from '@campus/contract/jobfair';
import { ChartCard } from '../../widgets/chart/chart-card.tsx';
import { LineChart } from '../../widgets/chart/line-chart.tsx';

const texts = fairDayTexts.day;

/** Arrivals of companies and students in steps of ten minutes. */
export function ArrivalsChart({ arrivals }: { readonly arrivals: FairSummary['arrivals'] }) {
  const times = arrivals.map(({ time }) => time);
  const lines = [
    { name: texts.companies, values: arrivals.map(({ companies }) => companies) },
    { name: texts.studentsLine, values: arrivals.map(({ students }) => students) },
  ];
  return (
    <ChartCard
      title={texts.arrivals}
      unit={texts.arrivalUnit}
      wide
      table={{
        heads: [texts.columns.time, texts.companies, texts.studentsLine],
        rows: arrivals.map(({ time, companies, students }) => ({ key: time, cells: [time, companies, students] })),
      }}
      draw={({ height, label }) => (
        <LineChart days={times} lines={lines} unit={texts.units.arrivals} height={height} label={label} />
      )}
    />
  );
}
