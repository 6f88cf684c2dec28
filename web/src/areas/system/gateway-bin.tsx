import {
  deletedGatewayRoutes,
  type GatewayRow,
  gatewayRoute,
  gatewayTexts,
  purgeGatewayRoutes,
  restoreGatewayRoutes,
} from '@campus/contract/system';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { Empty } from '../../kit/field/field-cells.tsx';
import type { PlainColumn } from '../../kit/list/plain-table.tsx';
import { call, callEnvelope } from '../../request/call.ts';
import { RecycleBin } from './recycle-bin.tsx';

const { fields } = gatewayRoute;
const columns: readonly [PlainColumn<GatewayRow>, ...PlainColumn<GatewayRow>[]] = [
  { name: 'name', title: fields.name.label, width: 180, least: 120, rank: 0, cell: (row) => row.name },
  { name: 'routerId', title: fields.routerId.label, width: 160, least: 110, rank: 2, cell: (row) => row.routerId },
  {
    name: 'uri',
    title: fields.uri.label,
    width: 220,
    least: 120,
    rank: 3,
    cell: ({ uri }) => (uri ? <span title={uri}>{uri}</span> : <Empty />),
  },
];
const restore = (ids: readonly string[]) => callEnvelope(restoreGatewayRoutes, { ids: ids.join(',') });
const purge = (ids: readonly string[]) => callEnvelope(purgeGatewayRoutes, { ids: ids.join(',') });

/** Recycle bin of routes. */
export function GatewayBin({ onClose }: { onClose: () => void }) {
  const mayRestore = useAllowed(restoreGatewayRoutes.needs as string);
  const mayPurge = useAllowed(purgeGatewayRoutes.needs as string);
  return (
    <RecycleBin<GatewayRow>
      name={gatewayRoute.name}
      words={gatewayTexts}
      read={(signal) => call(deletedGatewayRoutes, {}, { signal, quiet: true })}
      nameOf={(row) => row.name}
      columns={columns}
      restore={mayRestore ? restore : undefined}
      purge={mayPurge ? purge : undefined}
      onClose={onClose}
    />
  );
}
