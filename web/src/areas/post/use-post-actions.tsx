import { getState } from '@campus/contract/kit';
import {
  activeDeliveries,
  companyPost,
  copyPost,
  mayReopen,
  postFlow,
  postTexts,
  refreshPost,
} from '@campus/contract/post';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { useCaller, useRights } from '../../kit/call/caller.ts';
import type { RowData } from '../../kit/field/row.ts';
import type { RowAction } from '../../kit/list/row-actions.tsx';
import { useRowActions } from '../../kit/list/use-row-actions.ts';
import { openSteps, type StepRunner } from '../../kit/step/steps.tsx';
import { call, callEnvelope } from '../../request/call.ts';
import { ignoreReported } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { ExtendDialog } from './extend-dialog.tsx';
import { PostFormDrawer } from './post-form.tsx';

const texts = postTexts.list;
/** Steps visible in the row; the others are behind 更多, in this order. */
const mainSteps = ['submit', 'withdraw', 'reopen'] as const;

export interface PostActions {
  /** All actions of this user on a post, in display order. */
  of(row: RowData): RowAction[];
  add(): void;
  /** The open dialog. */
  readonly dialogs: ReactNode;
}
type Open = { kind: 'add' } | { kind: 'edit'; id: string } | { kind: 'extend'; row: RowData };

/** Actions on a post, for its row and its page. */
export function usePostActions(steps: StepRunner): PostActions {
  const [open, setOpen] = useState<Open>();
  const navigate = useNavigate();
  const caller = useCaller();
  const client = useQueryClient();
  const may = useRights(companyPost);
  const mayRefresh = useAllowed(refreshPost.needs as string);
  const mayDeliveries = useAllowed('resume:delivery:list');
  const close = () => setOpen(undefined);
  const getStandard = useRowActions(companyPost, {
    may,
    steps,
    onEdit: ({ id }) => setOpen({ kind: 'edit', id }),
    onShow: ({ id }) => void navigate(`/post/detail/${id}`),
  });

  const afterwards = async ({ message }: { message: string }) => {
    tell.success(message);
    await client.invalidateQueries({ queryKey: [companyPost.name] });
  };
  const copy = async (row: RowData) => {
    const copied = await callEnvelope(copyPost, { id: row.id });
    await afterwards(copied);
    setOpen({ kind: 'edit', id: String(copied.result.id) });
  };
  const refresh = async (row: RowData) => afterwards(await callEnvelope(refreshPost, { id: row.id }));
  const end = async (row: RowData) => {
    const found = openSteps(companyPost, row, caller).find(({ name }) => name === 'close');
    if (!found) return;
    const { active, undecided } = await call(activeDeliveries, { id: row.id });
    steps.take({ ...found, step: { ...found.step, confirm: texts.close(active, undecided) } }, row);
  };

  const of = (row: RowData): RowAction[] => {
    const state = getState(postFlow, row.postStatus);
    const isOpen = state === 'active' || state === 'paused';
    const standard = new Map(getStandard(row).map((action) => [action.key, action]));
    const behind = (key: string, change: Partial<RowAction> = {}): RowAction[] => {
      const action = standard.get(key);
      return action ? [{ ...action, isSecondary: true, ...change }] : [];
    };
    const own = (label: string, run: () => Promise<void>): RowAction[] => [
      { key: label, label, isSecondary: true, run: () => void run().catch(ignoreReported) },
    ];
    const main = mainSteps
      .filter((name) => name !== 'reopen' || mayReopen(row.closeReason))
      .flatMap((name) => standard.get(`step:${name}`) ?? []);
    const deliveries = {
      key: 'deliveries',
      label: texts.deliveries(Number(row.todoCount ?? 0)),
      run: () => void navigate(`/post/detail/${row.id}?view=deliveries`),
    };
    const audit = { key: 'audit', label: texts.audit, run: () => void navigate(`/post/audit?id=${row.id}`) };
    return [
      ...(standard.get('edit') ? [standard.get('edit') as RowAction] : []),
      ...(mayDeliveries && (isOpen || state === 'closed') ? [deliveries] : []),
      ...(standard.has('step:approve') ? [audit] : []),
      ...main,
      ...behind('step:pause'),
      ...behind('step:resume'),
      ...behind('detail'),
      ...(may('add') ? own(texts.copy, () => copy(row)) : []),
      ...(may('edit') && isOpen ? own(texts.extend, async () => setOpen({ kind: 'extend', row })) : []),
      ...(mayRefresh && state === 'active' ? own(texts.refresh, () => refresh(row)) : []),
      ...behind('step:close', { run: () => void end(row).catch(ignoreReported) }),
      ...behind('step:offline'),
      ...(state === 'draft' || state === 'rejected' ? behind('delete', { confirm: texts.remove }) : []),
    ];
  };
  return { of, add: () => setOpen({ kind: 'add' }), dialogs: open && findDialog(open, close) };
}

function findDialog(open: Open, close: () => void): ReactNode {
  switch (open.kind) {
    case 'add':
      return <PostFormDrawer onClose={close} />;
    case 'edit':
      return <PostFormDrawer key={open.id} id={open.id} onClose={close} />;
    case 'extend':
      return <ExtendDialog row={open.row} onClose={close} />;
  }
}
