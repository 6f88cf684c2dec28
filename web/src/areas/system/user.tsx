import { DeleteOutlined, DownOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { administrationTexts, deletedUsers } from '@campus/contract/system';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import type { Cells } from '../../kit/detail/detail-settings.ts';
import { Empty } from '../../kit/field/field-cells.tsx';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { PersonAvatar } from '../../widgets/person-avatar.tsx';
import { StatusDot } from '../../widgets/status.tsx';
import { useUserActions } from './user-actions.tsx';
import { UserBin } from './user-bin.tsx';
import { listedUser } from './user-entity.ts';
import { userForm } from './user-form.ts';

const texts = administrationTexts.user;
const frozen = 2;
const calls = ['list', 'queryById', 'add', 'edit', 'delete', 'deleteBatch', 'exportXls', 'importExcel'] as const;
const form = {
  ...userForm,
  groups: [
    { title: texts.groups.account, fields: ['username', 'password', 'confirmpassword'] },
    {
      title: texts.groups.person,
      fields: ['realname', 'workNo', 'phone', 'email', 'telephone', 'sex', 'birthday', 'avatar'],
    },
    {
      title: texts.groups.belonging,
      fields: ['post', 'selectedroles', 'selecteddeparts', 'relTenantIds', 'userIdentity', 'departIds'],
    },
  ],
};
const userCells: Cells<typeof listedUser> = {
  avatar: ({ avatar, realname }) => <PersonAvatar path={avatar} name={realname} />,
  orgCode: ({ orgCode_dictText: departs }) =>
    departs ? (
      <span className="cut" title={departs}>
        {departs}
      </span>
    ) : (
      <Empty />
    ),
  post: ({ post, post_dictText }) => post_dictText ?? post ?? <Empty />,
  status: ({ status, status_dictText }) => (
    <StatusDot tone={status === frozen ? 'bad' : 'done'}>{status_dictText}</StatusDot>
  ),
};

/** 用户管理: users of the tenant with accounts, roles and departments. */
export function UserListPage() {
  const actions = useUserActions();
  const mayRestore = useAllowed(deletedUsers.needs as string);
  const [isBinOpen, setBinOpen] = useState(false);
  return (
    <>
      <EntityPage
        entity={listedUser}
        calls={calls}
        cells={userCells}
        form={form}
        detail={{ cells: userCells }}
        empty={{ title: texts.empty, text: texts.emptyHint }}
        tools={() =>
          mayRestore && (
            <Button icon={<DeleteOutlined aria-hidden />} onClick={() => setBinOpen(true)}>
              {texts.bin}
            </Button>
          )
        }
        batch={(rows, page) => {
          const batch = actions.ofMany(rows, () => page.list.selection.clear());
          return (
            batch.length > 0 && (
              <Dropdown
                trigger={['click']}
                menu={{
                  items: batch.map(({ key, label }) => ({ key, label })),
                  onClick: ({ key }) => batch.find((one) => one.key === key)?.run(),
                }}
              >
                <Button icon={<DownOutlined aria-hidden />} iconPlacement="end">
                  {text.common.batch}
                </Button>
              </Dropdown>
            )
          );
        }}
        rowActions={(row) => actions.of(row)}
      />
      {actions.dialogs}
      {isBinOpen && <UserBin onClose={() => setBinOpen(false)} />}
    </>
  );
}
