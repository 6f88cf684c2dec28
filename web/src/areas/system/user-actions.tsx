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

/** Actions on users beyond the standard calls. */
export function useUserActions(): UserActions {
  const client = useQueryClient();
  const caller = useCaller();
  const mayFreeze = useAllowed(freezeUsers.needs as string);
  const maySet = useAllowed(changeUserPassword.needs as string);
  const mayReset = useAllowed(resetUserPasswords.needs as string);
  const mayResetFactor = useAllowed(resetSecondFactor.needs as string);
  const maySeeAgent = useAllowed(sysUserAgent.can.list);
  const [open, setOpen] = useState<{ dialog: 'password' | 'agent' | 'factor'; user: User }>();
  const [made, setMade] = useState<readonly FirstPassword[]>();

  const setStatus = async (rows: readonly User[], status: number, onDone?: () => void) => {
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
  const reset = async ({ username, realname }: User) => {
    if (!(await tell.confirm({ title: texts.reset, text: texts.resetAsk(realname), danger: true }))) return;
    await call(resetUserPasswords, { usernames: username }).then(setMade, ignoreReported);
  };
  return {
    of: (user) => {
      const isOther = user.id !== caller.userId;
      const isFrozen = user.status === frozen;
      return [
        mayFreeze &&
          isOther &&
          user.username !== firstAccount && {
            key: 'freeze',
            label: isFrozen ? texts.unfreeze : texts.freeze,
            danger: !isFrozen,
            isSecondary: true,
            run: () => void setStatus([user], isFrozen ? normal : frozen),
          },
        maySet && {
          key: 'password',
          label: texts.password,
          isSecondary: true,
          run: () => setOpen({ dialog: 'password', user }),
        },
        mayReset && isOther && { key: 'reset', label: texts.reset, isSecondary: true, run: () => void reset(user) },
        mayResetFactor &&
          isOther && {
            key: 'factor',
            label: texts.resetFactor,
            isSecondary: true,
            run: () => setOpen({ dialog: 'factor', user }),
          },
        maySeeAgent && {
          key: 'agent',
          label: texts.agent,
          isSecondary: true,
          run: () => setOpen({ dialog: 'agent', user }),
        },
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
        {open?.dialog === 'password' && <SetPassword user={open.user} onClose={() => setOpen(undefined)} />}
        {open?.dialog === 'factor' && <ResetSecondFactor user={open.user} onClose={() => setOpen(undefined)} />}
        {open?.dialog === 'agent' && <UserAgent user={open.user} onClose={() => setOpen(undefined)} />}
        {made && <GeneratedPasswords made={made} onClose={() => setMade(undefined)} />}
      </>
    ),
  };
}
