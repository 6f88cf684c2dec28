import { type FigureState, type MonitorFigure, monitorTexts } from '@campus/contract/monitor';
import { Table } from 'antd';
import { StatusTag } from '../../widgets/status.tsx';

const { column, state: words } = monitorTexts;
const tones = { ok: 'done', warn: 'waiting', bad: 'bad' } as const satisfies Record<FigureState, string>;
const [width, height] = [120, 28];

/** The last minute of a figure as a line, from its lowest to its highest value. */
function Sparkline({ values, state }: { readonly values: readonly number[]; readonly state: FigureState }) {
  if (values.length < 2) return null;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const span = high - low || 1;
  const points = values.map((value, i) => {
    const x = (i / (values.length - 1)) * width;
    const y = height - 3 - ((value - low) / span) * (height - 6);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg className={`sparkline ${state}`} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <polyline points={points.join(' ')} />
    </svg>
  );
}

/** Two digits are enough for what moves; a start is a moment, a duration is read in its largest units. */
function shown({ key, value }: MonitorFigure): string {
  if (value === null) return '—';
  if (typeof value === 'string') return value;
  if (key === 'process.start.time')
    return new Date((value + 8 * 3600) * 1000).toISOString().slice(0, 19).replace('T', ' ');
  return value.toLocaleString('zh-CN', { maximumFractionDigits: 1 });
}

/** Figures by name, with their state where there is a threshold. */
export function FigureTable({ figures }: { readonly figures: readonly MonitorFigure[] }) {
  const moves = figures.some(({ history }) => history.length > 0);
  return (
    <Table<MonitorFigure>
      size="middle"
      rowKey="key"
      pagination={false}
      dataSource={[...figures]}
      columns={[
        { title: column.description, dataIndex: 'label' },
        { title: column.name, dataIndex: 'key', responsive: ['lg'], render: (key: string) => <code>{key}</code> },
        {
          title: column.value,
          key: 'value',
          align: 'right',
          render: (_, figure) => (
            <span className="figure-value">
              {figure.state !== 'ok' && <StatusTag tone={tones[figure.state]}>{words[figure.state]}</StatusTag>}
              <b>{shown(figure)}</b> {figure.unit}
            </span>
          ),
        },
        ...(moves
          ? [
              {
                title: column.trend,
                key: 'trend',
                width: 160,
                responsive: ['md' as const],
                render: (_: unknown, { history, state }: MonitorFigure) => <Sparkline values={history} state={state} />,
              },
            ]
          : []),
      ]}
    />
  );
}
