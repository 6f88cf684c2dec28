import { dashboardTexts } from '@campus/contract/dashboard';
import { type ChartSeries, liveRoom, liveScreen, type RankedRoom, roomOverview } from '@campus/contract/live';
import { Drawer, Skeleton } from 'antd';
import { Link } from 'react-router';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { AsOf } from '../../kit/figures/as-of.tsx';
import { getAddress, shownFigures } from '../../kit/figures/figure-link.ts';
import { useRange } from '../../kit/figures/use-range.tsx';
import { type PlainColumn, PlainTable } from '../../kit/list/plain-table.tsx';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { BarList } from '../../widgets/chart/bar-list.tsx';
import { ChartCard } from '../../widgets/chart/chart-card.tsx';
import { Figures } from '../../widgets/chart/figures.tsx';
import type { LineChartProps } from '../../widgets/chart/line-chart.tsx';
import { lazyComponent } from '../../widgets/deferred.tsx';
import { StateView } from '../../widgets/state-view.tsx';
import './room-overview.css';

const texts = liveScreen.overview;
const LineChart = lazyComponent<LineChartProps>(
  'line-chart',
  async () => (await import('../../widgets/chart/line-chart.tsx')).LineChart,
  () => <Skeleton active title={false} paragraph={{ rows: 5 }} />,
);

interface RoomOverviewProps {
  readonly isStaff: boolean;
  /** Conditions of the list: only the rooms that it shows are counted. */
  readonly conditions: Readonly<Record<string, string>>;
  readonly onClose: () => void;
}
/** 直播概览: rooms now and those of a period, over the list they count. */
export function RoomOverview({ isStaff, conditions, onClose }: RoomOverviewProps) {
  const { input, chooser } = useRange();
  const filter = new URLSearchParams(conditions).toString();
  const { data, error, refetch } = useEndpoint(roomOverview, { ...input, filter }, { quiet: true });
  return (
    <Drawer open size={960} title={texts.title} onClose={onClose}>
      <div className="room-overview">
        {chooser}
        {filter !== '' && <p className="muted">{texts.limited}</p>}
        {error ? (
          <LoadError error={error} onRetry={refetch} />
        ) : (
          <>
            <Figures figures={shownFigures(data?.figures)} before={dashboardTexts.before[input.range]} />
            <div className="room-charts">
              {data?.series.map((series) => (
                <SeriesCard key={series.key} series={series} />
              ))}
            </div>
            <TopRooms rooms={data?.top} isStaff={isStaff} />
            {data && <AsOf time={data.asOf} say={dashboardTexts.asOf} />}
          </>
        )}
      </div>
    </Drawer>
  );
}

function SeriesCard({ series: { title, name: counted, unit, type, data } }: { readonly series: ChartSeries }) {
  const points = data.map(({ name, y, link }) => ({ name, value: y, to: getAddress(link) }));
  const table = {
    heads: [dashboardTexts.name, counted],
    rows: points.map(({ name, value, to }) => ({ cells: [name, value], to })),
  };
  return (
    <ChartCard
      title={title}
      unit={unit}
      table={table}
      height={200}
      draw={(drawing) =>
        type === 'bar' ? (
          <BarList bars={points} {...drawing} />
        ) : (
          <LineChart
            days={data.map(({ x }) => x.slice(5))}
            lines={[{ name: counted, values: data.map(({ y }) => y) }]}
            links={points.map(({ to }) => to)}
            unit={unit}
            {...drawing}
          />
        )
      }
    />
  );
}

const heads = texts.columns;
const number = (
  name: 'viewCount' | 'peakOnline' | 'chatCount',
  title: string,
  rank: number,
): PlainColumn<RankedRoom> => ({
  ...{ name, title, rank, width: 88, align: 'right', isFigure: true },
  cell: (room) => room[name].toLocaleString('zh-CN'),
});
const first: PlainColumn<RankedRoom> = {
  ...{ name: 'title', title: heads.title, width: 300, least: 160, rank: 0 },
  cell: ({ id, title }) => (
    <Link to={`${liveRoom.path}/detail/${id}`} title={title}>
      {title}
    </Link>
  ),
};
const company: PlainColumn<RankedRoom> = {
  ...{ name: 'companyName', title: heads.company, width: 180, least: 120, rank: 5 },
  cell: ({ companyName }) => companyName ?? texts.school,
};
const figures: readonly PlainColumn<RankedRoom>[] = [
  {
    ...{ name: 'startAt', title: heads.startAt, width: 142, rank: 2, isFigure: true },
    cell: ({ startAt }) => startAt.slice(0, 16),
  },
  number('viewCount', heads.views, 1),
  number('peakOnline', heads.peak, 3),
  number('chatCount', heads.chats, 4),
];
function TopRooms({
  rooms,
  isStaff,
}: {
  readonly rooms: readonly RankedRoom[] | undefined;
  readonly isStaff: boolean;
}) {
  return (
    <section className="surface chart-card">
      <header>
        <h2>{texts.top}</h2>
      </header>
      {rooms?.length === 0 ? (
        <StateView title={texts.none} />
      ) : (
        <PlainTable<RankedRoom>
          size="small"
          columns={[first, ...(isStaff ? [company] : []), ...figures]}
          rows={rooms ?? []}
          isLoading={!rooms}
        />
      )}
    </section>
  );
}
