import { type FigureState, type MonitorFigure, monitorTexts } from '@campus/contract/monitor';
import { Table } from 'antd';
import { useIsMobile } from '../../theme/use-media.ts';
import { StatusTag } from '../../widgets/status.tsx';
import { figureText } from './figure-text.ts';
import { NamedKey } from './named-key.tsx';

const { column, state: texts } = monitorTexts;
const tones = { ok: 'done', warn: 'waiting', bad: 'bad' } as const satisfies Record<FigureState, string>;
const [width, height] = [120, 28];

/** Sparkline of a figure's last minute, scaled from its minimum to its maximum. */
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

/** Current value of a figure, with its state unless normal. */
function Value({ figure }: { readonly figure: MonitorFigure }) {
  const { digits, unit } = figureText(figure);
  return (
    <span className="figure-value">
      {figure.state !== 'ok' && <StatusTag tone={tones[figure.state]}>{texts[figure.state]}</StatusTag>}
      <b>{digits}</b> {unit}
    </span>
  );
}

/** Table of figures, with a state for those that have a threshold. */
export function FigureTable({ figures }: { readonly figures: readonly MonitorFigure[] }) {
  const isMobile = useIsMobile();
  const moves = figures.some(({ history }) => history.length > 0);
  return (
    <Table<MonitorFigure>
      size="middle"
      rowKey="key"
      pagination={false}
      dataSource={[...figures]}
      columns={[
        {
          title: column.name,
          dataIndex: 'label',
          // The key is the name used by the framework's clients and the sampler.
          render: (label: string, { key }) => <NamedKey name={label} code={key} short={isMobile} />,
        },
        {
          title: column.value,
          key: 'value',
          align: 'right',
          render: (_, figure) => (
            <>
              <Value figure={figure} />
              {isMobile && <Sparkline values={figure.history} state={figure.state} />}
            </>
          ),
        },
        ...(moves && !isMobile
          ? [
              {
                title: column.trend,
                key: 'trend',
                width: 160,
                render: (_: unknown, { history, state }: MonitorFigure) => <Sparkline values={history} state={state} />,
              },
            ]
          : []),
      ]}
    />
  );
}
