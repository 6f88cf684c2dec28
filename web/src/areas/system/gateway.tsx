import { PlusOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import {
  copyGatewayRoute,
  deleteGatewayRoute,
  type GatewayHealth,
  type GatewayRow,
  gatewayHealth,
  gatewayRoute,
  gatewayRoutes,
  gatewayState,
  reloadGatewayRoutes,
  saveGatewayRoute,
  gatewayTexts as words,
} from '@campus/contract/system';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Input, Skeleton, Table, Tooltip } from 'antd';
import { useState } from 'react';
import { useAllowed } from '../../kit/allowed.tsx';
import { Empty } from '../../kit/field-cells.tsx';
import { FormNotice } from '../../kit/form-dialog.tsx';
import '../../kit/list.css';
import { type RowAction, RowActions, widthOf } from '../../kit/row-actions.tsx';
import { call, callEnvelope } from '../../request/call.ts';
import type { Envelope } from '../../request/request-failed.ts';
import { RequestFailed } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { StateView } from '../../widgets/state-view.tsx';
import { StatusDot, StatusTag } from '../../widgets/status.tsx';
import './gateway.css';
import { GatewayBin } from './gateway-bin.tsx';
import { GatewayForm } from './gateway-form.tsx';

/** Targets are looked at as often while the screen is seen. */
const healthMs = 15_000;
const tableWidth = 1120;
const tones = { up: 'done', down: 'bad', off: 'neutral', refused: 'waiting' } as const;

type Open = { readonly kind: 'add' | 'bin' } | { readonly kind: 'edit'; readonly row: GatewayRow };
const useRoutes = () =>
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

/** 网关路由: what the reverse proxy under /gateway takes where. */
export function SysGatewayRouteListPage() {
  const routes = useRoutes();
  const health = useHealth();
  const state = useEndpoint(gatewayState, {}, { quiet: true });
  const mayBin = useAllowed(gatewayRoutes.needs as string);
  const maySave = useAllowed(saveGatewayRoute.needs as string);
  const [keyword, setKeyword] = useState('');
  const [open, setOpen] = useState<Open>();
  const run = useRun();
  const actionsOf = useRouteActions(setOpen, run);
  const close = () => setOpen(undefined);
  return (
    <section className="surface list-page gateway-page">
      {state.data && !state.data.isOn && <FormNotice tone="info">{words.off}</FormNotice>}
      <div className="list-tools">
        {maySave && (
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setOpen({ kind: 'add' })}>
            {text.common.add}
          </Button>
        )}
        {mayBin && <Button onClick={() => setOpen({ kind: 'bin' })}>{words.bin}</Button>}
        {maySave && (
          <Button onClick={() => void run(() => callEnvelope(reloadGatewayRoutes, {}))}>{words.refresh}</Button>
        )}
        <span className="grow" />
        <Input.Search
          allowClear
          aria-label={words.search}
          placeholder={words.search}
          value={keyword}
          onChange={({ target }) => setKeyword(target.value)}
        />
      </div>
      <RouteTable
        routes={routes}
        found={foundIn(routes.data ?? [], keyword)}
        keyword={keyword.trim()}
        health={new Map((health.data ?? []).map((one) => [one.id, one]))}
        actionsOf={actionsOf}
      />
      {open?.kind === 'add' && <GatewayForm onClose={close} />}
      {open?.kind === 'edit' && <GatewayForm route={open.row} onClose={close} />}
      {open?.kind === 'bin' && <GatewayBin onClose={close} />}
    </section>
  );
}

/** Sends something and says what the server answered; the routes are read anew. */
function useRun(): (send: () => Promise<Envelope<unknown>>) => Promise<void> {
  const client = useQueryClient();
  return async (send) => {
    try {
      tell.success((await send()).message);
    } catch (error) {
      // The request layer has told the user.
      if (!(error instanceof RequestFailed)) throw error;
    } finally {
      await client.invalidateQueries({ queryKey: [gatewayRoute.name] });
    }
  };
}

/** What can be done with a route. */
function useRouteActions(
  onOpen: (open: Open) => void,
  run: ReturnType<typeof useRun>,
): (row: GatewayRow) => RowAction[] {
  const maySave = useAllowed(saveGatewayRoute.needs as string);
  const mayCopy = useAllowed(copyGatewayRoute.needs as string);
  const mayDelete = useAllowed(deleteGatewayRoute.needs as string);
  return (row) => {
    const actions: (RowAction | false)[] = [
      maySave && { key: 'edit', label: text.common.edit, run: () => onOpen({ kind: 'edit', row }) },
      mayCopy && {
        key: 'copy',
        label: words.copy,
        isSecondary: true,
        confirm: words.copyAsk(row.name),
        run: () => void run(() => callEnvelope(copyGatewayRoute, { id: row.id })),
      },
      mayDelete && {
        key: 'delete',
        label: text.common.delete,
        danger: true,
        isSecondary: true,
        confirm: words.deleteAsk(row.name),
        run: () => void run(() => callEnvelope(deleteGatewayRoute, { id: row.id })),
      },
    ];
    return actions.filter((action): action is RowAction => action !== false);
  };
}

interface RouteTableProps {
  readonly routes: ReturnType<typeof useRoutes>;
  readonly found: GatewayRow[];
  readonly keyword: string;
  readonly health: ReadonlyMap<string, GatewayHealth>;
  readonly actionsOf: (row: GatewayRow) => RowAction[];
}
function RouteTable({ routes, found, keyword, health, actionsOf }: RouteTableProps) {
  if (routes.isPending) return <Skeleton active title={false} paragraph={{ rows: 8 }} style={{ padding: 20 }} />;
  if (routes.isError) {
    return (
      <StateView isFailure title={text.listPage.failed} text={routes.error.message}>
        <Button type="primary" onClick={() => void routes.refetch()}>
          {text.listPage.retry}
        </Button>
      </StateView>
    );
  }
  if (found.length === 0)
    return <StateView title={keyword === '' ? text.listPage.empty(gatewayRoute.title) : words.noMatch(keyword)} />;
  const { fields } = gatewayRoute;
  return (
    <Table<GatewayRow>
      className="list-table"
      rowKey="id"
      tableLayout="fixed"
      scroll={{ x: tableWidth }}
      pagination={found.length > 20 ? { pageSize: 20, showSizeChanger: false } : false}
      dataSource={found}
      columns={[
        { key: 'n', title: '#', width: 60, align: 'center', render: (_value, _row, i) => i + 1 },
        { dataIndex: 'routerId', title: fields.routerId.label, width: 160, ellipsis: true },
        {
          key: 'name',
          title: fields.name.label,
          width: 220,
          render: (_value, { name, open }) => (
            <span className="gateway-name">
              <span className="cut" title={name}>
                {name}
              </span>
              {open === 1 && <StatusTag tone="waiting">{words.openTag}</StatusTag>}
            </span>
          ),
        },
        { dataIndex: 'uri', title: fields.uri.label, width: 280, ellipsis: true },
        {
          key: 'status',
          title: fields.status.label,
          width: 110,
          render: (_value, { status }) => (
            <StatusDot tone={status === 1 ? 'done' : 'neutral'}>{status === 1 ? words.on : words.stopped}</StatusDot>
          ),
        },
        {
          key: 'health',
          title: words.target,
          width: 170,
          render: (_value, { id }) => <Target health={health.get(id)} />,
        },
        {
          key: 'operations',
          title: text.common.operation,
          width: Math.max(130, ...found.map((row) => widthOf(actionsOf(row)))),
          render: (_value, row) => <RowActions actions={actionsOf(row)} />,
        },
      ]}
    />
  );
}

/** How a target is, with what was heard of it last. */
function Target({ health }: { readonly health: GatewayHealth | undefined }) {
  if (!health) return <Empty />;
  const { state, breaker, failures, time, status, cost } = health;
  const more = [
    ...(time === null ? [] : [words.lastSeen(time, status, cost)]),
    ...(failures > 0 ? [words.failures(failures)] : []),
  ];
  return (
    <Tooltip title={more.length === 0 ? undefined : more.join('；')}>
      <span className="gateway-name">
        <StatusTag tone={tones[state]}>{words.states[state]}</StatusTag>
        {breaker !== null && breaker !== 'closed' && <StatusTag tone="bad">{words.breaker[breaker]}</StatusTag>}
      </span>
    </Tooltip>
  );
}
