import { text } from '@campus/contract/messages';
import {
  deletedGatewayRoutes,
  type GatewayRow,
  gatewayRoute,
  purgeGatewayRoutes,
  restoreGatewayRoutes,
  gatewayTexts as words,
} from '@campus/contract/system';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Modal, Skeleton, Table } from 'antd';
import { useAllowed } from '../../kit/allowed.tsx';
import '../../kit/list.css';
import { RowActions } from '../../kit/row-actions.tsx';
import { call, callEnvelope } from '../../request/call.ts';
import { RequestFailed } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { StateView } from '../../widgets/state-view.tsx';
import { useIsMobile } from '../../widgets/use-media.ts';

/** 回收站: takes deleted routes back, or deletes them for good. */
export function GatewayBin({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const isMobile = useIsMobile();
  const mayRestore = useAllowed(restoreGatewayRoutes.needs as string);
  const mayPurge = useAllowed(purgeGatewayRoutes.needs as string);
  const bin = useQuery({
    queryKey: [gatewayRoute.name, 'bin'],
    queryFn: ({ signal }) => call(deletedGatewayRoutes, {}, { signal, quiet: true }),
  });
  const run = async (act: typeof restoreGatewayRoutes | typeof purgeGatewayRoutes, ids: string) => {
    try {
      tell.success((await callEnvelope(act, { ids })).message);
    } catch (error) {
      // The request layer has told the user.
      if (!(error instanceof RequestFailed)) throw error;
    } finally {
      await client.invalidateQueries({ queryKey: [gatewayRoute.name] });
    }
  };
  const { fields } = gatewayRoute;
  return (
    <Modal
      open
      title={words.bin}
      width={isMobile ? '100vw' : 900}
      footer={<Button onClick={onClose}>{text.common.close}</Button>}
      onCancel={onClose}
    >
      {bin.isPending ? (
        <Skeleton active title={false} paragraph={{ rows: 5 }} />
      ) : bin.isError ? (
        <StateView isFailure title={text.listPage.failed} text={bin.error.message}>
          <Button type="primary" onClick={() => void bin.refetch()}>
            {text.listPage.retry}
          </Button>
        </StateView>
      ) : bin.data.length === 0 ? (
        <StateView title={words.binEmpty} />
      ) : (
        <Table<GatewayRow>
          className="list-table"
          rowKey="id"
          size="small"
          tableLayout="fixed"
          scroll={{ x: 780 }}
          pagination={bin.data.length > 10 ? { pageSize: 10, size: 'small', showSizeChanger: false } : false}
          dataSource={bin.data}
          columns={[
            { dataIndex: 'routerId', title: fields.routerId.label, ellipsis: true },
            { dataIndex: 'name', title: fields.name.label, ellipsis: true },
            { dataIndex: 'uri', title: fields.uri.label, ellipsis: true },
            { dataIndex: 'updateTime', title: words.deletedAt, width: 160 },
            {
              key: 'operations',
              title: text.common.operation,
              width: 150,
              render: (_value, row) => (
                <RowActions
                  actions={[
                    ...(mayRestore
                      ? [{ key: 'back', label: words.back, run: () => void run(restoreGatewayRoutes, row.id) }]
                      : []),
                    ...(mayPurge
                      ? [
                          {
                            key: 'purge',
                            label: words.purge,
                            danger: true,
                            confirm: words.purgeAsk(`“${row.name}”`),
                            run: () => void run(purgeGatewayRoutes, row.id),
                          },
                        ]
                      : []),
                  ]}
                />
              ),
            },
          ]}
        />
      )}
    </Modal>
  );
}
