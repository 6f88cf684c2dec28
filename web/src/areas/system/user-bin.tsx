import { text } from '@campus/contract/messages';
import { firstPage } from '@campus/contract/rules';
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
import { Button } from 'antd';
import { useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { Empty } from '../../kit/field/field-cells.tsx';
import { type PlainColumn, PlainTable } from '../../kit/list/plain-table.tsx';
import { measureActionColumn, offeredActions, type RowAction, RowActions } from '../../kit/list/row-actions.tsx';
import { callEnvelope } from '../../request/call.ts';
import { ignoreReported } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { Modal } from '../../widgets/modal.tsx';
import { PersonAvatar } from '../../widgets/person-avatar.tsx';
import { StateView } from '../../widgets/state-view.tsx';
import '../../kit/detail/detail.css';

const texts = administrationTexts.user;

const columns: readonly [PlainColumn<PickedUser>, ...PlainColumn<PickedUser>[]] = [
  {
    name: 'realname',
    title: texts.binColumns.realname,
    width: 150,
    least: 120,
    rank: 0,
    cell: (user) => (
      <>
        <PersonAvatar path={user.avatar} name={user.realname} /> {user.realname}
      </>
    ),
  },
  {
    name: 'username',
    title: texts.binColumns.username,
    width: 150,
    least: 110,
    rank: 1,
    cell: (user) => <span title={user.username}>{user.username}</span>,
  },
  {
    name: 'depart',
    title: sysUser.fields.orgCode.label,
    width: 220,
    least: 120,
    rank: 2,
    cell: ({ orgCodeTxt }) => (orgCodeTxt ? <span title={orgCodeTxt}>{orgCodeTxt}</span> : <Empty />),
  },
];

/** Deleted users with their page and selection; `restore` and `purge` reload them. */
function useUserBin() {
  const client = useQueryClient();
  const [page, setPage] = useState(firstPage);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const bin = useEndpoint(deletedUsers, page, { quiet: true });
  const run = async (endpoint: typeof restoreUsers | typeof purgeUsers, ids: readonly string[]) => {
    try {
      tell.success((await callEnvelope(endpoint, { userIds: ids.join(',') })).message);
      setChosen([]);
      setPage(firstPage);
    } catch (failure) {
      ignoreReported(failure);
    }
    await Promise.all([bin.refetch(), client.invalidateQueries({ queryKey: [sysUser.name] })]);
  };
  const purge = async (ids: readonly string[]) => {
    const question = { title: text.sys.user.purge.self, text: texts.purgeAsk(ids.length), danger: true };
    if (await tell.confirm(question)) await run(purgeUsers, ids);
  };
  return {
    bin,
    page,
    setPage,
    chosen,
    setChosen,
    restore: (ids: readonly string[]) => void run(restoreUsers, ids),
    purge: (ids: readonly string[]) => void purge(ids),
  };
}

/** 用户回收站: restores deleted users or purges them. */
export function UserBin({ onClose }: { onClose: () => void }) {
  const mayPurge = useAllowed(purgeUsers.needs as string);
  const { bin, page, setPage, chosen, setChosen, restore, purge } = useUserBin();
  const shown = bin.data as UserPage | undefined;
  const records = shown?.records ?? [];
  const getActions = ({ id }: PickedUser): RowAction[] =>
    offeredActions(
      { key: 'restore', label: texts.restore, confirm: text.sys.user.restore.confirm, run: () => restore([id]) },
      mayPurge && { key: 'purge', label: text.sys.user.purge.self, danger: true, run: () => purge([id]) },
    );
  return (
    <Modal
      open
      title={texts.binTitle}
      width={860}
      footer={<Button onClick={onClose}>{text.common.close}</Button>}
      onCancel={onClose}
    >
      {bin.error ? (
        <StateView isFailure title={text.listPage.failed} text={bin.error.message}>
          <Button onClick={() => void bin.refetch()}>{text.listPage.retry}</Button>
        </StateView>
      ) : shown?.total === 0 ? (
        <StateView title={texts.binEmpty} />
      ) : (
        <>
          <div className="bin-tools">
            <Button disabled={chosen.length === 0} onClick={() => restore(chosen)}>
              {texts.restoreMany}
            </Button>
            {mayPurge && (
              <Button danger disabled={chosen.length === 0} onClick={() => purge(chosen)}>
                {texts.purgeMany}
              </Button>
            )}
            {chosen.length > 0 && (
              <Button type="link" onClick={() => setChosen([])}>
                {texts.clearChosen}
              </Button>
            )}
          </div>
          <PlainTable<PickedUser>
            size="small"
            columns={columns}
            rows={records}
            isLoading={bin.isFetching}
            page={page}
            total={shown?.total ?? 0}
            onPage={setPage}
            operations={{
              width: measureActionColumn(records, getActions),
              of: (user) => <RowActions actions={getActions(user)} />,
            }}
            selection={{ ids: chosen, nameOf: ({ realname }) => realname, set: setChosen }}
          />
        </>
      )}
    </Modal>
  );
}
