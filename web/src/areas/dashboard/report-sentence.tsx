import { type Report, reportTexts as texts } from '@campus/contract/statistics';
import { Link } from 'react-router';
import { getAddress } from '../../kit/figures/figure-link.ts';
import { exact } from '../../widgets/chart/chart-data.ts';

/** How many graduates are placed, against the cohort before. */
export function ReportSentence({ report }: { report: Report | undefined }) {
  const cellOf = (key: string) => {
    const at = report?.columns.findIndex((column) => column.key === key) ?? -1;
    return report?.total.cells[at];
  };
  const [n, placed, rate, change] = ['n', 'placedN', 'placed', 'change'].map(cellOf);
  // Lines of employers count the placed ones only.
  if (!report || !n || !placed) return null;
  const linked = ({ value, link }: typeof n) =>
    link ? <Link to={getAddress(link)}>{exact(value)}</Link> : <b>{exact(value)}</b>;
  const points = change?.value ?? null;
  return (
    <div className="answer">
      <h2>
        {texts.first(report.gradYear)} {linked(n)} {texts.people}
        {texts.placed} {linked(placed)} {texts.rate} <b>{exact(rate?.value ?? null)}%</b>
        {points === null ? '' : points === 0 ? texts.same : texts.points(points)}
      </h2>
    </div>
  );
}
