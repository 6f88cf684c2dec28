import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { dashboardTexts, type Figure, type RangeName } from '@campus/contract/dashboard';
import { Skeleton } from 'antd';
import { Link } from 'react-router';
import { addressOf } from './figure-link.ts';

const { before, compared, level } = dashboardTexts;

/** Large numbers change by a percentage, small ones by a difference. */
function changeOf({ value, previous, unit }: Figure): { by: number; text: string } | undefined {
  if (previous === null) return undefined;
  const by = value - previous;
  if (previous < 20) return { by, text: `${Math.abs(by)} ${unit}` };
  const percent = Math.abs((by / previous) * 100);
  return { by, text: `${percent.toFixed(percent < 100 ? 1 : 0)}%` };
}

function Change({ figure, range }: { figure: Figure; range: RangeName }) {
  const change = changeOf(figure);
  if (!change) return null;
  if (change.by === 0) return <span className="figure-change">{level(before[range])}</span>;
  const isUp = change.by > 0;
  const tone = figure.better === null ? 'neutral' : (figure.better === 'more') === isUp ? 'good' : 'bad';
  return (
    <span className="figure-change">
      <b className={tone}>
        {isUp ? <ArrowUpOutlined /> : <ArrowDownOutlined />} {change.text}
      </b>
      {compared(before[range])}
    </span>
  );
}

/** A row of figures, each linked to the rows it counts. */
export function Figures({ figures, range }: { figures: readonly Figure[] | undefined; range: RangeName }) {
  if (!figures) return <Skeleton className="surface figures-loading" active paragraph={{ rows: 1 }} />;
  return (
    <ul className="surface figures">
      {figures.map((figure) => {
        const shown = (
          <>
            <span>{figure.label}</span>
            <strong>
              {figure.value.toLocaleString('zh-CN')}
              <small>{figure.unit}</small>
            </strong>
            <Change figure={figure} range={range} />
          </>
        );
        return (
          <li key={figure.key}>
            {figure.link ? <Link to={addressOf(figure.link)}>{shown}</Link> : <div>{shown}</div>}
          </li>
        );
      })}
    </ul>
  );
}
