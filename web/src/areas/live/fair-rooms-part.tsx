import { getState } from '@campus/contract/kit';
import { type FairRoom, fairRooms, roomFlow, liveScreen as texts } from '@campus/contract/live';
import { Link } from 'react-router';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { formatPeriod } from '../../kit/field/period.ts';
import type { RowData } from '../../kit/field/row.ts';
import { type PlainColumn, PlainTable } from '../../kit/list/plain-table.tsx';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { StateView } from '../../widgets/state-view.tsx';
import { StatusTag } from '../../widgets/status.tsx';

const words = texts.ofFair;
const columns: readonly [PlainColumn<FairRoom>, ...PlainColumn<FairRoom>[]] = [
  {
    ...{ name: 'title', rank: 1, title: words.room, width: 320, least: 160 },
    cell: ({ id, title }) => (
      <Link to={`/live/watch/${id}`} title={title}>
        {title}
      </Link>
    ),
  },
  {
    ...{ name: 'status', rank: 2, title: words.state, width: 96, least: 88 },
    cell: ({ status }) => {
      const { tone, label } = roomFlow.states[getState(roomFlow, status)];
      return <StatusTag tone={tone}>{label}</StatusTag>;
    },
  },
  {
    ...{ name: 'companyName', rank: 3, title: words.host, width: 220, least: 120 },
    cell: ({ companyName }) => companyName ?? words.school,
  },
  {
    ...{ name: 'time', rank: 4, title: words.time, width: 200, least: 184, isFigure: true },
    cell: ({ planStartTime, planEndTime }) => formatPeriod(planStartTime, planEndTime),
  },
];

/** 直播 of a fair: the rooms of the school and of the companies that come. */
export function FairRoomsPart({ row }: { readonly row: RowData }) {
  const { data, error, refetch, isLoading } = useEndpoint(fairRooms, { fairId: String(row.id) }, { quiet: true });
  if (error && !data) return <LoadError error={error} onRetry={refetch} />;
  if (data?.length === 0) return <StateView title={words.empty} text={words.emptyText} />;
  return <PlainTable rows={data ?? []} isLoading={isLoading} state="status" columns={columns} />;
}
