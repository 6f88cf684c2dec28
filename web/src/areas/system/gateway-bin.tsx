import {
  deletedGatewayRoutes,
  type GatewayRow,
  gatewayRoute,
  purgeGatewayRoutes,
  restoreGatewayRoutes,
  gatewayTexts as words,
} from '@campus/contract/system';
import { useAllowed } from '../../kit/allowed.tsx';
import { call, callEnvelope } from '../../request/call.ts';
import { RecycleBin } from './recycle-bin.tsx';

const { fields } = gatewayRoute;
const columns = (['routerId', 'name', 'uri'] as const).map((name) => ({
  dataIndex: name,
  title: fields[name].label,
  ellipsis: true,
}));
const restore = (ids: readonly string[]) => callEnvelope(restoreGatewayRoutes, { ids: ids.join(',') });
const purge = (ids: readonly string[]) => callEnvelope(purgeGatewayRoutes, { ids: ids.join(',') });

/** Deleted routes. */
export function GatewayBin({ onClose }: { onClose: () => void }) {
  const mayRestore = useAllowed(restoreGatewayRoutes.needs as string);
  const mayPurge = useAllowed(purgeGatewayRoutes.needs as string);
  return (
    <RecycleBin<GatewayRow>
      name={gatewayRoute.name}
      words={words}
      read={(signal) => call(deletedGatewayRoutes, {}, { signal, quiet: true })}
      nameOf={(row) => row.name}
      columns={columns}
      restore={mayRestore ? restore : undefined}
      purge={mayPurge ? purge : undefined}
      onClose={onClose}
    />
  );
}
