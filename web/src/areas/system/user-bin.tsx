import { text } from '@campus/contract/messages';
import {
  administrationTexts,
  deletedUsers,
  type PickedUser,
  purgeUsers,
  restoreUsers,
  sysUser,
  type UserPage,
} from '@campus/contract/system';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { useAllowed } from '../../kit/allowed.tsx';
import { type RowAction, RowActions } from '../../kit/row-actions.tsx';
import { callEnvelope } from '../../request/call.ts';
import { ignoreReported } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { Modal } from '../../widgets/modal.tsx';
import { PersonAvatar } from '../../widgets/person-avatar.tsx';
import { StateView } from '../../widgets/state-view.tsx';
import '../../kit/detail.css';

const words = administrationTexts.user;
const first = { pageNo: 1, pageSize: 10 };

/** 用户回收站: deleted users, who come back or go for good. */
export function UserBin({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const mayPurge = useAllowed(purgeUsers.needs as string);
  const [page, setPage] = useState(first);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const bin = useEndpoint(deletedUsers, page, { quiet: true });
  const shown = bin.data as UserPage | undefined;
  const run = async (endpoint: typeof restoreUsers | typeof purgeUsers, ids: readonly string[]) => {
    try {
      tell.success((await callEnvelope(endpoint, { userIds: ids.join(',') })).message);
      setChosen([]);
      setPage(first);
    } catch (failure) {
      ignoreReported(failure);
    }
    await Promise.all([bin.refetch(), client.invalidateQueries({ queryKey: [sysUser.name] })]);
  };
  const purge = async (ids: readonly string[]) => {
    const question = { title: text.sys.user.purge.self, text: words.purgeAsk(ids.length), danger: true };
    if (await tell.confirm(question)) await run(purgeUsers, ids);
  };
  const actions = ({ id }: PickedUser): RowAction[] => [
    {
      key: 'restore',
      label: words.restore,
      confirm: text.sys.user.restore.confirm,
      run: () => void run(restoreUsers, [id]),
    },
    ...(mayPurge ? [{ key: 'purge', label: text.sys.user.purge.self, danger: true, run: () => void purge([id]) }] : []),
  ];
  const columns: TableColumnsType<PickedUser> = [
    { title: words.binColumns.username, dataIndex: 'username', width: 150, ellipsis: true },
    { title: words.binColumns.realname, dataIndex: 'realname', width: 120, ellipsis: true },
    {
      title: sysUser.fields.avatar.label,
      key: 'avatar',
      width: 72,
      render: (_value, row) => <PersonAvatar path={row.avatar} name={row.realname} />,
    },
    { title: sysUser.fields.orgCode.label, dataIndex: 'orgCodeTxt', ellipsis: true },
    {
      title: text.common.operation,
      key: 'operations',
      width: 150,
      render: (_value, row) => <RowActions actions={actions(row)} />,
    },
  ];
  return (
    <Modal
      open
      title={words.binTitle}
      width={860}
      footer={<Button onClick={onClose}>{text.common.close}</Button>}
      onCancel={onClose}
    >
      {bin.error ? (
        <StateView isFailure title={text.listPage.failed} text={bin.error.message}>
          <Button onClick={() => void bin.refetch()}>{text.listPage.retry}</Button>
        </StateView>
      ) : shown?.total === 0 ? (
        <StateView title={words.binEmpty} />
      ) : (
        <>
          <div className="bin-tools">
            <Button disabled={chosen.length === 0} onClick={() => void run(restoreUsers, chosen)}>
              {words.restoreMany}
            </Button>
            {mayPurge && (
              <Button danger disabled={chosen.length === 0} onClick={() => void purge(chosen)}>
                {words.purgeMany}
              </Button>
            )}
            {chosen.length > 0 && (
              <Button type="link" onClick={() => setChosen([])}>
                {words.clearChosen}
              </Button>
            )}
          </div>
          <Table<PickedUser>
            className="plain-table"
            size="small"
            rowKey="id"
            loading={bin.isFetching}
            columns={columns}
            dataSource={[...(shown?.records ?? [])]}
            scroll={{ x: 640 }}
            rowSelection={{
              selectedRowKeys: [...chosen],
              preserveSelectedRowKeys: true,
              getTitleCheckboxProps: () => ({ 'aria-label': text.listPage.chooseAll }) as object,
              getCheckboxProps: (row) => ({ 'aria-label': text.listPage.choose(row.realname) }) as object,
              onChange: (keys) => setChosen(keys.map(String)),
            }}
            pagination={{
              current: page.pageNo,
              pageSize: page.pageSize,
              total: shown?.total ?? 0,
              onChange: (pageNo, pageSize) => setPage({ pageNo, pageSize }),
            }}
          />
        </>
      )}
    </Modal>
  );
}
