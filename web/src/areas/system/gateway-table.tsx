import { text } from '@campus/contract/messages';
import { type GatewayHealth, type GatewayRow, gatewayRoute, gatewayTexts } from '@campus/contract/system';
import type { UseQueryResult } from '@tanstack/react-query';
import { Skeleton, Table, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { Empty } from '../../kit/field/field-cells.tsx';
import '../../kit/list/list.css';
import { measureActionColumn, type RowAction, RowActions } from '../../kit/list/row-actions.tsx';
import { StateView } from '../../widgets/state-view.tsx';
import { StatusDot, StatusTag } from '../../widgets/status.tsx';
import '../../kit/list/list-table.css';
import './gateway.css';

const tableWidth = 1120;
const tones = { up: 'done', down: 'bad', off: 'neutral', refused: 'waiting' } as const;

/** Query of the routes. */
export type Routes = UseQueryResult<GatewayRow[]>;
interface RouteTableProps {
  readonly routes: Routes;
  readonly found: GatewayRow[];
  readonly keyword: string;
  readonly health: ReadonlyMap<string, GatewayHealth>;
  readonly actionsOf: (row: GatewayRow) => RowAction[];
  /** Button that adds the first route. */
  readonly add: ReactNode;
}
/** Table of routes with the health of their targets, or its placeholder. */
export function RouteTable({ routes, found, keyword, health, actionsOf, add }: RouteTableProps) {
  if (routes.isPending) return <Skeleton active title={false} paragraph={{ rows: 8 }} style={{ padding: 20 }} />;
  if (routes.isError) {
    return <LoadError error={routes.error} onRetry={routes.refetch} />;
  }
  if (found.length === 0 && keyword !== '') return <StateView title={gatewayTexts.noMatch(keyword)} />;
  if (found.length === 0) {
    return (
      <StateView title={text.listPage.empty(gatewayRoute.title)} text={gatewayTexts.emptyHint}>
        {add}
      </StateView>
    );
  }
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
              {open === 1 && <StatusTag tone="waiting">{gatewayTexts.openTag}</StatusTag>}
            </span>
          ),
        },
        { dataIndex: 'uri', title: fields.uri.label, width: 280, ellipsis: true },
        {
          key: 'status',
          title: fields.status.label,
          width: 110,
          render: (_value, { status }) => (
            <StatusDot tone={status === 1 ? 'done' : 'neutral'}>
              {status === 1 ? gatewayTexts.on : gatewayTexts.stopped}
            </StatusDot>
          ),
        },
        {
          key: 'health',
          title: gatewayTexts.target,
          width: 170,
          render: (_value, { id }) => <Target health={health.get(id)} />,
        },
        {
          key: 'operations',
          title: text.common.operation,
          width: measureActionColumn(found, actionsOf, 130),
          render: (_value, row) => <RowActions actions={actionsOf(row)} />,
        },
      ]}
    />
  );
}

/** Health of a target, with the result of its last check. */
function Target({ health }: { readonly health: GatewayHealth | undefined }) {
  if (!health) return <Empty />;
  const { state, breaker, failures, time, status, cost } = health;
  const more = [
    ...(time === null ? [] : [gatewayTexts.lastSeen(time, status, cost)]),
    ...(failures > 0 ? [gatewayTexts.failures(failures)] : []),
  ];
  return (
    <Tooltip title={more.length === 0 ? undefined : more.join('；')}>
      <span className="gateway-name">
        <StatusTag tone={tones[state]}>{gatewayTexts.states[state]}</StatusTag>
        {breaker !== null && breaker !== 'closed' && <StatusTag tone="bad">{gatewayTexts.breaker[breaker]}</StatusTag>}
      </span>
    </Tooltip>
  );
}
