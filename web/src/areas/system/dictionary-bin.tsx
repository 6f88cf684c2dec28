import { text } from '@campus/contract/messages';
import {
  type DeletedDict,
  deletedDicts,
  purgeDict,
  purgeDicts,
  restoreDict,
  restoreDicts,
  sysDict,
  dictTexts as words,
} from '@campus/contract/system';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Modal, Skeleton, Table } from 'antd';
import { useState } from 'react';
import { useAllowed } from '../../kit/allowed.tsx';
import { Empty } from '../../kit/field-cells.tsx';
import '../../kit/list.css';
import { SelectionCount } from '../../kit/list-tools.tsx';
import { RowActions } from '../../kit/row-actions.tsx';
import { call, callEnvelope } from '../../request/call.ts';
import type { Envelope } from '../../request/request-failed.ts';
import { RequestFailed } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { StateView } from '../../widgets/state-view.tsx';
import { useIsMobile } from '../../widgets/use-media.ts';
import './dictionary.css';

/** 字典回收站: takes dictionaries back, or deletes them for good. */
export function DictionaryBin({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const isMobile = useIsMobile();
  const mayPurge = useAllowed('system:dict:deleteRecycleBin');
  const [chosen, setChosen] = useState<readonly DeletedDict[]>([]);
  const bin = useQuery({
    queryKey: [sysDict.name, 'bin'],
    queryFn: ({ signal }) => call(deletedDicts, {}, { signal, quiet: true }),
  });
  const run = async (send: () => Promise<Envelope<unknown>>) => {
    try {
      tell.success((await send()).message);
      setChosen([]);
    } catch (error) {
      // The request layer has told the user.
      if (!(error instanceof RequestFailed)) throw error;
    } finally {
      await client.invalidateQueries({ queryKey: [sysDict.name] });
    }
  };
  const restore = (rows: readonly DeletedDict[]) =>
    run(() =>
      rows.length === 1 && rows[0]
        ? callEnvelope(restoreDict, { id: rows[0].id })
        : callEnvelope(restoreDicts, { ids: rows.map((row) => row.id).join(',') }),
    );
  const purge = async (rows: readonly DeletedDict[]) => {
    const names = `“${rows.map((row) => row.dictName).join('”、“')}”`;
    if (!(await tell.confirm({ title: words.purge, text: words.purgeAsk(names), danger: true }))) return;
    await run(() =>
      rows.length === 1 && rows[0]
        ? callEnvelope(purgeDict, { id: rows[0].id })
        : callEnvelope(purgeDicts, { ids: rows.map((row) => row.id).join(',') }),
    );
  };
  return (
    <Modal
      open
      className="dict-bin"
      title={words.bin}
      width={isMobile ? '100vw' : 900}
      footer={<Button onClick={onClose}>{text.common.close}</Button>}
      onCancel={onClose}
    >
      {chosen.length > 0 && (
        <div className="list-tools">
          <SelectionCount count={chosen.length} onClear={() => setChosen([])} />
          <Button onClick={() => void restore(chosen)}>{words.back}</Button>
          {mayPurge && (
            <Button danger onClick={() => void purge(chosen)}>
              {words.purge}
            </Button>
          )}
        </div>
      )}
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
        <Table<DeletedDict>
          className="list-table"
          rowKey="id"
          size="small"
          tableLayout="fixed"
          scroll={{ x: 760 }}
          pagination={bin.data.length > 10 ? { pageSize: 10, size: 'small', showSizeChanger: false } : false}
          dataSource={bin.data}
          rowSelection={{
            columnWidth: 44,
            selectedRowKeys: chosen.map((row) => row.id),
            getTitleCheckboxProps: () => ({ 'aria-label': text.listPage.chooseAll }) as object,
            getCheckboxProps: (row) => ({ 'aria-label': text.listPage.choose(row.dictName) }) as object,
            onChange: (_keys, rows) => setChosen(rows),
          }}
          columns={[
            { dataIndex: 'dictName', title: sysDict.fields.dictName.label, ellipsis: true },
            { dataIndex: 'dictCode', title: words.code, ellipsis: true },
            {
              dataIndex: 'description',
              title: sysDict.fields.description.label,
              ellipsis: true,
              render: (value: string | null) => value || <Empty />,
            },
            { dataIndex: 'updateTime', title: words.deletedAt, width: 160 },
            {
              key: 'operations',
              title: text.common.operation,
              width: 160,
              render: (_value, row) => (
                <RowActions
                  actions={[
                    { key: 'back', label: words.back, run: () => void restore([row]) },
                    ...(mayPurge
                      ? [{ key: 'purge', label: words.purge, danger: true, run: () => void purge([row]) }]
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
