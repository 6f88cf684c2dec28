import { text } from '@campus/contract/messages';
import { administrationTexts, roleGrants, sysRole, usersOfRole } from '@campus/contract/system';
import { useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { CopyRole, type Role, RoleHome } from './role-dialogs.tsx';
import { RoleGrants } from './role-grants.tsx';
import { RoleUsers } from './role-users.tsx';
import './role.css';

const texts = administrationTexts.role;
const calls = ['list', 'queryById', 'add', 'edit', 'delete', 'deleteBatch', 'exportXls', 'importExcel'] as const;
/** The home page has its own dialog, limited to the role's pages. */
const listedRole = { ...sysRole, form: sysRole.form.filter((item) => item !== 'homePath') };
const places = { shown: ['users'], more: ['grants', 'edit', 'delete', 'home', 'copy'] };
type Open = { readonly dialog: 'grants' | 'copy' | 'home'; readonly role: Role };

/** 角色管理: roles on the left, users of the selected one on the right. */
export function RoleUserListPage() {
  const mayGrant = useAllowed(roleGrants.save.needs as string);
  const maySeeUsers = useAllowed(usersOfRole.needs as string);
  const mayAdd = useAllowed(sysRole.can.add);
  const mayEdit = useAllowed(sysRole.can.edit);
  const [chosen, setChosen] = useState<Role>();
  const [open, setOpen] = useState<Open>();
  const show = (dialog: Open['dialog'], role: Role) => setOpen({ dialog, role });
  const close = () => setOpen(undefined);
  return (
    <div className={`role-panes${chosen ? ' two' : ''}`}>
      <EntityPage
        entity={listedRole}
        calls={calls}
        empty={{ title: texts.empty, text: texts.emptyHint }}
        places={places}
        rowActions={(role) => [
          maySeeUsers && { key: 'users', label: texts.users, run: () => setChosen(role) },
          mayGrant && { key: 'grants', label: text.sys.role.auth, run: () => show('grants', role) },
          mayEdit && mayGrant && { key: 'home', label: texts.home, run: () => show('home', role) },
          mayAdd && { key: 'copy', label: texts.copy, run: () => show('copy', role) },
        ]}
      />
      {chosen && <RoleUsers key={chosen.id} role={chosen} onClose={() => setChosen(undefined)} />}
      {open?.dialog === 'grants' && <RoleGrants role={open.role} onClose={close} />}
      {open?.dialog === 'copy' && <CopyRole role={open.role} onClose={close} />}
      {open?.dialog === 'home' && <RoleHome role={open.role} onClose={close} />}
    </div>
  );
}
