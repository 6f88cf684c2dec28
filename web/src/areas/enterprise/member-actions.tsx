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
import { type ReactNode, useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { useCaller } from '../../kit/call/caller.ts';
import { useMutate } from '../../kit/form/use-mutate.ts';
import type { RowAction } from '../../kit/list/row-actions.tsx';
import { call, callEnvelope } from '../../request/call.ts';
import { ignoreReported } from '../../request/request-failed.ts';
import { endSession, isSessionEnding } from '../../request/sign-out.ts';
import { ChangeMobile } from './change-mobile.tsx';
import type { Member } from './member-row.ts';
import { SignIns } from './sign-ins.tsx';

const texts = enterpriseTexts.member;
const [administrator, active] = [1, 1];

/** Calls about a member. */
function useMemberCalls() {
  const mutate = useMutate(companyUser.name);
  /** Ends the sessions of both users; this one is notified by the push channel. */
  const transfer = async ({ userId }: Member) => {
    try {
      await call(transferAdmin, { targetUserId: userId });
      if (!isSessionEnding()) endSession(texts.transferred);
    } catch (failure) {
      ignoreReported(failure);
    }
  };
  return {
    send: (endpoint: typeof freezeMember, { id }: Member) => void mutate(() => callEnvelope(endpoint, { id })),
    transfer,
  };
}

interface MemberActions {
  /** All actions of this user on a member, by name; a page selects and orders them. */
  of(row: Member): Record<'freeze' | 'reset' | 'mobile' | 'signIns' | 'transfer' | 'remove', RowAction | false>;
  readonly dialogs: ReactNode;
}

/** What this user may do to a member. Of their own account they may change only the mobile. */
function useMemberRights() {
  const caller = useCaller();
  const mayFreeze = useAllowed(freezeMember.needs as string);
  const mayReset = useAllowed(resetMemberPassword.needs as string);
  const mayEdit = useAllowed(companyUser.can.edit);
  const mayDelete = useAllowed(deleteCompanyUser.needs as string);
  const isEnterprise = caller.audience === 'enterprise';
  return ({ userId, role, status }: Member) => {
    const isOther = userId !== caller.userId;
    return {
      freeze: mayFreeze && isOther,
      reset: mayReset && isOther,
      mobile: mayEdit,
      transfer: mayEdit && isOther && isEnterprise && status === active && role !== administrator,
      remove: mayDelete && isOther,
    };
  };
}

/** Actions on company members, for the school and for companies. */
export function useMemberActions(): MemberActions {
  const { send, transfer } = useMemberCalls();
  const getRights = useMemberRights();
  const [open, setOpen] = useState<{ dialog: 'mobile' | 'signIns'; row: Member }>();
  const close = () => setOpen(undefined);
  return {
    of: (row) => {
      const name = row.realname ?? row.username ?? '';
      const may = getRights(row);
      return {
        freeze: may.freeze && (row.status === active ? getFreeze(row, name, send) : getUnfreeze(row, send)),
        reset: may.reset && {
          key: 'reset',
          label: texts.reset,
          confirm: texts.resetAsk(name),
          run: () => send(resetMemberPassword, row),
        },
        mobile: may.mobile && {
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
        transfer: may.transfer && {
          key: 'transfer',
          label: texts.transfer,
          isSecondary: true,
          confirm: texts.transferAsk(name, row.role_dictText ?? ''),
          run: () => void transfer(row),
        },
        remove: may.remove && {
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

type Send = ReturnType<typeof useMemberCalls>['send'];

const getFreeze = (row: Member, name: string, send: Send): RowAction => ({
  key: 'freeze',
  label: texts.freeze,
  danger: true,
  confirm: texts.freezeAsk(name),
  run: () => send(freezeMember, row),
});
const getUnfreeze = (row: Member, send: Send): RowAction => ({
  key: 'unfreeze',
  label: texts.unfreeze,
  run: () => send(unfreezeMember, row),
});
