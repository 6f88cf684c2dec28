import {
  companyUser,
  deleteCompanyUser,
  enterpriseTexts,
  freezeMember,
  resetMemberPassword,
  transferAdmin,
  unfreezeMember,
} from '@campus/contract/enterprise';
import { text } from '@campus/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { useCaller } from '../../kit/call/caller.ts';
import type { RowAction } from '../../kit/list/row-actions.tsx';
import { call, callEnvelope } from '../../request/call.ts';
import { ignoreReported } from '../../request/request-failed.ts';
import { endSession, isSessionEnding } from '../../request/sign-out.ts';
import { tell } from '../../request/tell.ts';
import { ChangeMobile } from './change-mobile.tsx';
import type { Member } from './member-row.ts';
import { SignIns } from './sign-ins.tsx';

const texts = enterpriseTexts.member;
const [administrator, active] = [1, 1];

/** Sends a call about a member, shows the result and refetches the members. */
function useMemberCalls() {
  const client = useQueryClient();
  const send = async (endpoint: typeof freezeMember, { id }: Member) => {
    try {
      tell.success((await callEnvelope(endpoint, { id })).message);
    } catch (failure) {
      ignoreReported(failure);
    }
    await client.invalidateQueries({ queryKey: [companyUser.name] });
  };
  /** Ends the sessions of both users; this one is notified by the push channel. */
  const transfer = async ({ userId }: Member) => {
    try {
      await call(transferAdmin, { targetUserId: userId });
      if (!isSessionEnding()) endSession(texts.transferred);
    } catch (failure) {
      ignoreReported(failure);
    }
  };
  return { send: (endpoint: typeof freezeMember, row: Member) => void send(endpoint, row), transfer };
}

interface MemberActions {
  /** All actions of this user on a member, by name; a page selects and orders them. */
  of(row: Member): Record<'freeze' | 'reset' | 'mobile' | 'signIns' | 'transfer' | 'remove', RowAction | false>;
  readonly dialogs: ReactNode;
}

/** Actions on company members, for the school and for companies. */
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
                label: texts.freeze,
                danger: true,
                confirm: texts.freezeAsk(name),
                run: () => send(freezeMember, row),
              }
            : { key: 'unfreeze', label: texts.unfreeze, run: () => send(unfreezeMember, row) }),
        reset: mayReset &&
          isOther && {
            key: 'reset',
            label: texts.reset,
            confirm: texts.resetAsk(name),
            run: () => send(resetMemberPassword, row),
          },
        mobile: mayEdit && {
          key: 'mobile',
          label: texts.changeMobile,
          run: () => setOpen({ dialog: 'mobile', row }),
        },
        signIns: {
          key: 'signIns',
          label: texts.signIns,
          isSecondary: true,
          run: () => setOpen({ dialog: 'signIns', row }),
        },
        transfer: mayEdit &&
          isOther &&
          isActive &&
          caller.audience === 'enterprise' &&
          row.role !== administrator && {
            key: 'transfer',
            label: texts.transfer,
            isSecondary: true,
            confirm: texts.transferAsk(name, row.role_dictText ?? ''),
            run: () => void transfer(row),
          },
        remove: mayDelete &&
          isOther && {
            key: 'remove',
            label: text.common.delete,
            danger: true,
            isSecondary: true,
            confirm: texts.remove(name),
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
