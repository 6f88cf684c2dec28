import {
  companyUser,
  deleteCompanyUser,
  enterpriseTexts,
  freezeMember,
  resetMemberPassword,
  transferAdmin,
  unfreezeMember,
} from '@campus/contract/enterprise';
import type { Endpoint } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useAllowed } from '../../kit/allowed.tsx';
import { useCaller } from '../../kit/caller.ts';
import type { EntityRow } from '../../kit/row.ts';
import type { RowAction } from '../../kit/row-actions.tsx';
import { callEnvelope } from '../../request/call.ts';
import { browserPage } from '../../request/page-reload.ts';
import { told } from '../../request/request-failed.ts';
import { signOut } from '../../request/sign-out.ts';
import { tell } from '../../request/tell.ts';
import { ChangeMobile } from './change-mobile.tsx';
import { SignIns } from './sign-ins.tsx';

export type Member = EntityRow<typeof companyUser>;
const words = enterpriseTexts.member;
const [administrator, active] = [1, 1];

/** Calls about one member: ask, send, say how it went, read the members anew. */
function useMemberCalls() {
  const client = useQueryClient();
  // biome-ignore lint/suspicious/noExplicitAny: the calls differ in how they name the member
  const send = async (endpoint: Endpoint<any, null>, input: Record<string, string>): Promise<boolean> => {
    try {
      tell.success((await callEnvelope(endpoint, input)).message);
      return true;
    } catch (failure) {
      told(failure);
      return false;
    } finally {
      await client.invalidateQueries({ queryKey: [companyUser.name] });
    }
  };
  const transfer = async (row: Member) => {
    if (!(await send(transferAdmin, { targetUserId: row.userId }))) return;
    await tell.insist({ title: text.common.prompt, text: words.transferred, okText: words.signInAgain });
    await signOut();
    browserPage.reload();
  };
  return { send: (endpoint: typeof freezeMember, row: Member) => void send(endpoint, { id: row.id }), transfer };
}

interface MemberActions {
  /** Everything this user may do with a member, by name; a page puts them in its order. */
  of(row: Member): Record<'freeze' | 'reset' | 'mobile' | 'signIns' | 'transfer' | 'remove', RowAction | false>;
  readonly dialogs: ReactNode;
}

/** What can be done with members of a company on either side. */
export function useMemberActions(): MemberActions {
  const { send, transfer } = useMemberCalls();
  const caller = useCaller();
  const mayFreeze = useAllowed(freezeMember.needs as string);
  const mayReset = useAllowed(resetMemberPassword.needs as string);
  const mayEdit = useAllowed(companyUser.can.edit);
  const mayDelete = useAllowed(deleteCompanyUser.needs as string);
  const [open, setOpen] = useState<{ dialog: 'mobile' | 'signIns'; row: Member }>();
  const close = () => setOpen(undefined);
  return {
    of: (row) => {
      const name = row.realname ?? row.username ?? '';
      const isOther = row.userId !== caller.userId;
      const isActive = row.status === active;
      return {
        freeze:
          mayFreeze &&
          isOther &&
          (isActive
            ? {
                key: 'freeze',
                label: words.freeze,
                danger: true,
                confirm: words.freezeAsk(name),
                run: () => send(freezeMember, row),
              }
            : { key: 'unfreeze', label: words.unfreeze, run: () => send(unfreezeMember, row) }),
        reset: mayReset &&
          isOther && {
            key: 'reset',
            label: words.reset,
            confirm: words.resetAsk(name),
            run: () => send(resetMemberPassword, row),
          },
        mobile: mayEdit && {
          key: 'mobile',
          label: words.changeMobile,
          run: () => setOpen({ dialog: 'mobile', row }),
        },
        signIns: {
          key: 'signIns',
          label: words.signIns,
          isSecondary: true,
          run: () => setOpen({ dialog: 'signIns', row }),
        },
        transfer: mayEdit &&
          isOther &&
          isActive &&
          caller.audience === 'enterprise' &&
          row.role !== administrator && {
            key: 'transfer',
            label: words.transfer,
            isSecondary: true,
            confirm: words.transferAsk(name, row.role_dictText ?? ''),
            run: () => void transfer(row),
          },
        remove: mayDelete &&
          isOther && {
            key: 'remove',
            label: text.common.delete,
            danger: true,
            isSecondary: true,
            confirm: words.remove(name),
            run: () => send(deleteCompanyUser, row),
          },
      };
    },
    dialogs:
      open &&
      (open.dialog === 'mobile' ? (
        <ChangeMobile member={open.row} onClose={close} />
      ) : (
        <SignIns member={open.row} onClose={close} />
      )),
  };
}
