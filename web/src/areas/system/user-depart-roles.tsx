import { text } from '@campus/contract/messages';
import { departRoles, departRolesOfUser, organisationTexts, setDepartRolesOfUser } from '@campus/contract/system';
import { Checkbox, Skeleton } from 'antd';
import { useState } from 'react';
import { Unread } from '../../kit/detail/detail-parts.tsx';
import { FormDialog, FormNotice } from '../../kit/form/form-dialog.tsx';
import { useRun } from '../../kit/form/use-run.ts';
import { callEnvelope } from '../../request/call.ts';
import { tell } from '../../request/tell.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { StateView } from '../../widgets/state-view.tsx';
import './role.css';

const texts = organisationTexts.depart;

interface UserDepartRolesProps {
  readonly depart: { readonly id: string };
  readonly user: { readonly id: string; readonly realname: string };
  readonly onClose: () => void;
}

/** 部门角色: department roles of a user. */
export function UserDepartRoles({ depart, user, onClose }: UserDepartRolesProps) {
  const roles = useEndpoint(departRoles, { departId: depart.id, userId: user.id }, { quiet: true });
  const held = useEndpoint(departRolesOfUser, { departId: depart.id, userId: user.id }, { quiet: true });
  const [chosen, setChosen] = useState<readonly string[]>();
  const request = useRun();
  const before = held.data?.map(({ droleId }) => droleId);
  const now = chosen ?? before ?? [];
  const isDirty = before !== undefined && [...now].sort().join() !== [...before].sort().join();
  const failure = roles.error ?? held.error;
  const isRead = roles.data !== undefined && before !== undefined && !held.isFetching;
  const save = () =>
    request.run(async () => {
      const body = { userId: user.id, newRoleId: now.join(','), oldRoleId: (before ?? []).join(',') };
      tell.success((await callEnvelope(setDepartRolesOfUser, body, { quiet: true })).message);
      void held.refetch();
      onClose();
    });
  return (
    <FormDialog
      title={texts.rolesOf(user.realname)}
      width={520}
      submitText={text.common.save}
      isSubmitting={request.isRunning}
      isDisabled={!isRead || !isDirty}
      isDirty={isDirty}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {request.notice && <FormNotice tone="bad">{request.notice}</FormNotice>}
      {failure ? (
        <Unread error={failure} retry={() => void Promise.all([roles.refetch(), held.refetch()])} />
      ) : !isRead ? (
        <Skeleton active title={false} />
      ) : roles.data.length === 0 ? (
        <StateView title={texts.noRoles} text={texts.noRolesToGive} />
      ) : (
        <Checkbox.Group className="grant-rules" value={[...now]} onChange={(next) => setChosen(next)}>
          {roles.data.map((role) => (
            <Checkbox key={role.id} value={role.id}>
              <b>{role.roleName}</b>
              <span className="muted">{role.description ?? role.roleCode}</span>
            </Checkbox>
          ))}
        </Checkbox.Group>
      )}
    </FormDialog>
  );
}
