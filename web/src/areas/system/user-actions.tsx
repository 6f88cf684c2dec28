import { text } from '@campus/contract/messages';
import {
  administrationTexts,
  changeUserPassword,
  type FirstPassword,
  freezeUsers,
  resetSecondFactor,
  resetUserPasswords,
  sysUser,
  sysUserAgent,
} from '@campus/contract/system';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { useCaller } from '../../kit/call/caller.ts';
import type { EntityRow } from '../../kit/field/row.ts';
import type { RowAction } from '../../kit/list/row-actions.tsx';
import { call, callEnvelope } from '../../request/call.ts';
import { ignoreReported } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { UserAgent } from './user-agent.tsx';
import { GeneratedPasswords, SetPassword } from './user-password.tsx';
import { ResetSecondFactor } from './user-second-factor.tsx';

type User = EntityRow<typeof sysUser>;
const texts = administrationTexts.user;
const [normal, frozen] = [1, 2];
/** The initial account of the installation cannot be frozen or deleted. */
const firstAccount = 'admin';

interface UserActions {
  of(row: User): readonly (RowAction | false)[];
  ofMany(rows: readonly User[], onDone: () => void): readonly RowAction[];
  readonly dialogs: ReactNode;
}

/** Freezes or unfreezes users after a confirmation. */
function useUserStatus() {
  const client = useQueryClient();
  return async (rows: readonly User[], status: number, onDone?: () => void) => {
    if (status === frozen && rows.some(({ username }) => username === firstAccount))
      return tell.warning(text.sys.user.adminProtected);
    const names = rows.length === 1 ? (rows[0]?.realname ?? '') : texts.count(rows.length);
    const [title, question] =
      status === frozen ? [texts.freeze, texts.freezeAsk(names)] : [texts.unfreeze, texts.unfreezeAsk(names)];
    if (!(await tell.confirm({ title, text: question, danger: status === frozen }))) return;
    try {
      const ids = rows.map(({ id }) => id).join(',');
      tell.success((await callEnvelope(freezeUsers, { ids, status })).message);
      onDone?.();
    } catch (failure) {
      ignoreReported(failure);
    }
    await client.invalidateQueries({ queryKey: [sysUser.name] });
  };
}

/** Actions on users beyond the standard calls. */
export function useUserActions(): UserActions {
  const caller = useCaller();
  const mayFreeze = useAllowed(freezeUsers.needs as string);
  const maySet = useAllowed(changeUserPassword.needs as string);
  const mayReset = useAllowed(resetUserPasswords.needs as string);
  const mayResetFactor = useAllowed(resetSecondFactor.needs as string);
  const maySeeAgent = useAllowed(sysUserAgent.can.list);
  const [open, setOpen] = useState<{ dialog: 'password' | 'agent' | 'factor'; user: User }>();
  const [made, setMade] = useState<readonly FirstPassword[]>();
  const setStatus = useUserStatus();
  const close = () => setOpen(undefined);
  const reset = async ({ username, realname }: User) => {
    if (!(await tell.confirm({ title: texts.reset, text: texts.resetAsk(realname), danger: true }))) return;
    await call(resetUserPasswords, { usernames: username }).then(setMade, ignoreReported);
  };
  const secondary = (key: string, label: string, run: () => void): RowAction => ({
    key,
    label,
    isSecondary: true,
    run,
  });
  return {
    of: (user) => {
      const isOther = user.id !== caller.userId;
      const isFrozen = user.status === frozen;
      const freeze = secondary(
        'freeze',
        isFrozen ? texts.unfreeze : texts.freeze,
        () => void setStatus([user], isFrozen ? normal : frozen),
      );
      return [
        mayFreeze && isOther && user.username !== firstAccount && { ...freeze, danger: !isFrozen },
        maySet && secondary('password', texts.password, () => setOpen({ dialog: 'password', user })),
        mayReset && isOther && secondary('reset', texts.reset, () => void reset(user)),
        mayResetFactor && isOther && secondary('factor', texts.resetFactor, () => setOpen({ dialog: 'factor', user })),
        maySeeAgent && secondary('agent', texts.agent, () => setOpen({ dialog: 'agent', user })),
      ];
    },
    ofMany: (rows, onDone) =>
      mayFreeze
        ? [
            { key: 'freeze', label: texts.freeze, run: () => void setStatus(rows, frozen, onDone) },
            { key: 'unfreeze', label: texts.unfreeze, run: () => void setStatus(rows, normal, onDone) },
          ]
        : [],
    dialogs: (
      <>
        {open?.dialog === 'password' && <SetPassword user={open.user} onClose={close} />}
        {open?.dialog === 'factor' && <ResetSecondFactor user={open.user} onClose={close} />}
        {open?.dialog === 'agent' && <UserAgent user={open.user} onClose={close} />}
        {made && <GeneratedPasswords made={made} onClose={() => setMade(undefined)} />}
      </>
    ),
  };
}
