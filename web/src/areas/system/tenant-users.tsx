import { text } from '@campus/contract/messages';
import {
  editTenant,
  inviteToTenant,
  organisationTexts,
  removeFromTenant,
  sysTenant,
  sysUser,
  usersOfTenant,
} from '@campus/contract/system';
import { Button, Drawer, Input } from 'antd';
import { useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { offeredActions } from '../../kit/list/row-actions.tsx';
import { callEnvelope } from '../../request/call.ts';
import { useIsMobile } from '../../theme/use-media.ts';
import { getMemberRemoval } from './member-removal.ts';
import { PeopleTable } from './people-table.tsx';
import { PeopleTools } from './people-tools.tsx';
import { usePeople } from './use-people.ts';
import './depart.css';

const texts = organisationTexts.tenant;
const drawerWidth = 900;

interface TenantUsersProps {
  readonly tenant: { readonly id: number; readonly name: string };
  readonly onClose: () => void;
}

/** Members of a tenant: invite by account, remove. */
export function TenantUsers({ tenant, onClose }: TenantUsersProps) {
  const isMobile = useIsMobile();
  const mayEdit = useAllowed(editTenant.needs as string);
  const [isInviting, setInviting] = useState(false);
  const { chosen, isSending, run, find, ...people } = usePeople(usersOfTenant, { tenantId: tenant.id }, [
    sysTenant.name,
  ]);
  const remove = mayEdit
    ? (userIds: string) => callEnvelope(removeFromTenant, { tenantId: tenant.id, userIds })
    : undefined;
  const labels = { one: texts.remove, many: texts.removeMany };
  const removal = getMemberRemoval(
    { chosen, run },
    { labels, ask: texts.removeAsk, removeOne: remove, removeMany: remove },
  );
  return (
    <Drawer open title={texts.usersOf(tenant.name)} size={isMobile ? '100%' : drawerWidth} onClose={onClose}>
      <PeopleTools account={texts.account} removal={removal.button} chosen={chosen} isSending={isSending} onFind={find}>
        {mayEdit && (
          <Button type="primary" onClick={() => setInviting(true)}>
            {texts.invite}
          </Button>
        )}
      </PeopleTools>
      <PeopleTable
        users={people.users}
        page={people.page}
        empty={people.isFound ? text.listPage.noMatch(sysUser.title) : texts.noUsers}
        chosen={mayEdit ? chosen : undefined}
        onChosen={people.setChosen}
        onPage={people.setPage}
        actionsOf={mayEdit ? (user) => offeredActions(removal.action(user)) : undefined}
      />
      {isInviting && (
        <InviteDialog
          isSending={isSending}
          onInvite={(accounts) => run(callEnvelope(inviteToTenant, { tenantId: tenant.id, accounts }))}
          onClose={() => setInviting(false)}
        />
      )}
    </Drawer>
  );
}

interface InviteDialogProps {
  readonly isSending: boolean;
  /** Resolves with whether the accounts were invited. */
  readonly onInvite: (accounts: string) => Promise<boolean>;
  readonly onClose: () => void;
}

function InviteDialog({ isSending, onInvite, onClose }: InviteDialogProps) {
  const [accounts, setAccounts] = useState('');
  return (
    <FormDialog
      title={texts.invite}
      width={520}
      submitText={text.common.confirm}
      isSubmitting={isSending}
      isDisabled={accounts.trim() === ''}
      isDirty={accounts !== ''}
      onClose={onClose}
      onSubmit={() => void onInvite(accounts).then((isDone) => isDone && onClose())}
    >
      <Input.TextArea
        aria-label={texts.inviteHint}
        placeholder={texts.inviteHint}
        rows={4}
        value={accounts}
        onChange={({ target }) => setAccounts(target.value)}
      />
    </FormDialog>
  );
}
