import { PlusOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import {
  copyGatewayRoute,
  deleteGatewayRoute,
  type GatewayRow,
  gatewayHealth,
  gatewayRoute,
  gatewayRoutes,
  gatewayState,
  gatewayTexts,
  reloadGatewayRoutes,
  saveGatewayRoute,
} from '@campus/contract/system';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { FormNotice } from '../../kit/form/form-dialog.tsx';
import { QuickSearch } from '../../kit/list/quick-search.tsx';
import '../../kit/list/list.css';
import { useMutate } from '../../kit/form/use-mutate.ts';
import { deleteAction, editAction, offeredActions, type RowAction } from '../../kit/list/row-actions.tsx';
import { call, callEnvelope } from '../../request/call.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import '../../kit/list/list-tools.css';
import './gateway.css';
import { GatewayBin } from './gateway-bin.tsx';
import { GatewayForm } from './gateway-form.tsx';
import { type Routes, RouteTable } from './gateway-table.tsx';

/** Polling interval of the health while the page is visible. */
const healthMs = 15_000;

type Open = { readonly kind: 'add' | 'bin' } | { readonly kind: 'edit'; readonly row: GatewayRow };
const useRoutes = (): Routes =>
  useQuery({
    queryKey: [gatewayRoute.name, 'list'],
    queryFn: ({ signal }) => call(gatewayRoutes, {}, { signal, quiet: true }),
  });
const useHealth = () =>
  useQuery({
    queryKey: [gatewayRoute.name, 'health'],
    queryFn: ({ signal }) => call(gatewayHealth, {}, { signal, quiet: true }),
    refetchInterval: healthMs,
  });
const foundIn = (rows: readonly GatewayRow[], keyword: string): GatewayRow[] => {
  const wanted = keyword.trim().toLowerCase();
  return rows.filter(({ routerId, name, uri }) =>
    [routerId, name, uri].some((one) => one.toLowerCase().includes(wanted)),
  );
};

/** 网关路由: routes of the reverse proxy below /gateway. */
export function SysGatewayRouteListPage() {
  const routes = useRoutes();
  const health = useHealth();
  const state = useEndpoint(gatewayState, {}, { quiet: true });
  const mayBin = useAllowed(gatewayRoutes.needs as string);
  const maySave = useAllowed(saveGatewayRoute.needs as string);
  const [keyword, setKeyword] = useState('');
  const [open, setOpen] = useState<Open>();
  const run = useMutate(gatewayRoute.name);
  const getActions = useRouteActions(setOpen, run);
  const close = () => setOpen(undefined);
  const add = maySave && (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setOpen({ kind: 'add' })}>
      {text.common.add}
    </Button>
  );
  return (
    <section className="surface list-page gateway-page">
      {state.data && !state.data.isOn && <FormNotice tone="info">{gatewayTexts.off}</FormNotice>}
      <div className="list-tools">
        {add}
        {mayBin && <Button onClick={() => setOpen({ kind: 'bin' })}>{gatewayTexts.bin}</Button>}
        {maySave && (
          <Button onClick={() => void run(() => callEnvelope(reloadGatewayRoutes, {}))}>{gatewayTexts.refresh}</Button>
        )}
        <span className="grow" />
        <QuickSearch label={gatewayTexts.search} value={keyword} onChange={setKeyword} />
      </div>
      <RouteTable
        routes={routes}
        found={foundIn(routes.data ?? [], keyword)}
        keyword={keyword.trim()}
        health={new Map((health.data ?? []).map((one) => [one.id, one]))}
        actionsOf={getActions}
        add={add}
      />
      {open?.kind === 'add' && <GatewayForm onClose={close} />}
      {open?.kind === 'edit' && <GatewayForm route={open.row} onClose={close} />}
      {open?.kind === 'bin' && <GatewayBin onClose={close} />}
    </section>
  );
}

/** Actions on a route. */
function useRouteActions(
  onOpen: (open: Open) => void,
  run: ReturnType<typeof useMutate>,
): (row: GatewayRow) => RowAction[] {
  const maySave = useAllowed(saveGatewayRoute.needs as string);
  const mayCopy = useAllowed(copyGatewayRoute.needs as string);
  const mayDelete = useAllowed(deleteGatewayRoute.needs as string);
  return (row) =>
    offeredActions(
      maySave && editAction(() => onOpen({ kind: 'edit', row })),
      mayCopy && {
        key: 'copy',
        label: gatewayTexts.copy,
        isSecondary: true,
        confirm: gatewayTexts.copyAsk(row.name),
        run: () => void run(() => callEnvelope(copyGatewayRoute, { id: row.id })),
      },
      mayDelete &&
        deleteAction(
          gatewayTexts.deleteAsk(row.name),
          () => void run(() => callEnvelope(deleteGatewayRoute, { id: row.id })),
        ),
    );
}
