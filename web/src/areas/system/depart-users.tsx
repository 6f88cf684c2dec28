import { PlusOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import {
  addDepartUsers,
  addUser,
  departUserList,
  editUser,
  organisationTexts,
  type PickedUser,
  removeDepartUser,
  removeDepartUsers,
  setDepartRolesOfUser,
  sysUser,
} from '@campus/contract/system';
import { Button } from 'antd';
import { useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { EntityDetail } from '../../kit/detail/entity-detail.tsx';
import { editAction, offeredActions, type RowAction } from '../../kit/list/row-actions.tsx';
import { callEnvelope } from '../../request/call.ts';
import { tell } from '../../request/tell.ts';
import { MemberDialogs, type MemberTask } from './member-dialogs.tsx';
import { PeopleTable } from './people-table.tsx';
import { PeopleTools } from './people-tools.tsx';
import { usePeople } from './use-people.ts';
import { UserDepartRoles } from './user-depart-roles.tsx';
import { listedUser } from './user-entity.ts';

const texts = organisationTexts.depart;
const { username } = sysUser.fields;
type Open = MemberTask | { readonly dialog: 'detail' | 'roles'; readonly user: PickedUser };

interface DepartUsersProps {
  readonly depart: { readonly id: string; readonly departName: string };
}

/** 用户信息: members of a department and its descendants: search, add, remove, assign department roles. */
export function DepartUsers({ depart }: DepartUsersProps) {
  const mayAdd = useAllowed(addDepartUsers.needs as string);
  const mayCreate = useAllowed(addUser.needs as string);
  const mayEdit = useAllowed(editUser.needs as string);
  const maySee = useAllowed(sysUser.can.list);
  const mayGive = useAllowed(setDepartRolesOfUser.needs as string);
  const mayRemove = useAllowed(removeDepartUser.needs as string);
  const mayRemoveMany = useAllowed(removeDepartUsers.needs as string);
  const [open, setOpen] = useState<Open>();
  const { chosen, run, reload, find, ...people } = usePeople(departUserList, { depId: depart.id }, [sysUser.name]);
  const close = () => setOpen(undefined);
  const removeMany = async () => {
    const ask = texts.removeUserAsk(texts.count(chosen.length));
    if (await tell.confirm({ title: texts.removeMany, text: ask, danger: true }))
      await run(callEnvelope(removeDepartUsers, { depId: depart.id, userIds: chosen.join(',') }));
  };
  const getActions = (user: PickedUser): RowAction[] =>
    offeredActions(
      mayEdit && editAction(() => setOpen({ dialog: 'edit', id: user.id })),
      mayGive && { key: 'roles', label: texts.roles, run: () => setOpen({ dialog: 'roles', user }) },
      maySee && {
        key: 'detail',
        label: texts.detail,
        isSecondary: true,
        run: () => setOpen({ dialog: 'detail', user }),
      },
      mayRemove && {
        key: 'remove',
        label: texts.removeUser,
        danger: true,
        isSecondary: true,
        confirm: texts.removeUserAsk(`“${user.realname}”`),
        run: () => void run(callEnvelope(removeDepartUser, { depId: depart.id, userId: user.id })),
      },
    );
  const hasActions = mayEdit || mayGive || maySee || mayRemove;
  return (
    <>
      <PeopleTools
        account={username.label}
        removal={mayRemoveMany ? { label: texts.removeMany, run: () => void removeMany() } : undefined}
        chosen={chosen}
        isSending={people.isSending}
        onFind={find}
      >
        {mayAdd && (
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setOpen({ dialog: 'known' })}>
            {texts.addKnown}
          </Button>
        )}
        {mayCreate && <Button onClick={() => setOpen({ dialog: 'new' })}>{texts.addNew}</Button>}
      </PeopleTools>
      <PeopleTable
        users={people.users}
        page={people.page}
        empty={people.isFound ? text.listPage.noMatch(sysUser.title) : texts.noUsers}
        chosen={mayRemoveMany ? chosen : undefined}
        onChosen={people.setChosen}
        onPage={people.setPage}
        actionsOf={hasActions ? getActions : undefined}
      />
      {open?.dialog === 'detail' && <EntityDetail entity={listedUser} id={open.user.id} onClose={close} />}
      {open?.dialog === 'roles' && <UserDepartRoles depart={depart} user={open.user} onClose={close} />}
      {open && !('user' in open) && (
        <MemberDialogs
          task={open}
          initial={{ selecteddeparts: depart.id, selecteddeparts_dictText: depart.departName }}
          onChoose={(ids) => void run(callEnvelope(addDepartUsers, { depId: depart.id, userIdList: [...ids] }))}
          onSaved={() => void reload()}
          onClose={close}
        />
      )}
    </>
  );
}
