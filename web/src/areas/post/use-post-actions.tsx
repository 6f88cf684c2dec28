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

/** Calls about a post that are no steps of its audit. */
function usePostCalls(steps: StepRunner, onEdit: (id: string) => void) {
  const caller = useCaller();
  const client = useQueryClient();
  const showDone = async ({ message }: { message: string }) => {
    tell.success(message);
    await client.invalidateQueries({ queryKey: [companyPost.name] });
  };
  return {
    /** Opens the copy, for its changes. */
    copy: async ({ id }: RowData) => {
      const copied = await callEnvelope(copyPost, { id });
      await showDone(copied);
      onEdit(String(copied.result.id));
    },
    refresh: async ({ id }: RowData) => showDone(await callEnvelope(refreshPost, { id })),
    /** Closes after a question that counts the deliveries in process. */
    close: async (row: RowData) => {
      const found = openSteps(companyPost, row, caller).find(({ name }) => name === 'close');
      if (!found) return;
      const { active, undecided } = await call(activeDeliveries, { id: row.id });
      steps.take({ ...found, step: { ...found.step, confirm: texts.close(active, undecided) } }, row);
    },
  };
}

/** Actions on a post, for its row and its page. */
export function usePostActions(steps: StepRunner): PostActions {
  const [open, setOpen] = useState<Open>();
  const navigate = useNavigate();
  const may = useRights(companyPost);
  const mayRefresh = useAllowed(refreshPost.needs as string);
  const mayDeliveries = useAllowed('resume:delivery:list');
  const edit = (id: string) => setOpen({ kind: 'edit', id });
  const calls = usePostCalls(steps, edit);
  const getStandard = useRowActions(companyPost, {
    may,
    steps,
    onEdit: ({ id }) => edit(id),
    onShow: ({ id }) => void navigate(`/post/detail/${id}`),
  });

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
      ...(may('add') ? own(texts.copy, () => calls.copy(row)) : []),
      ...(may('edit') && isOpen ? own(texts.extend, async () => setOpen({ kind: 'extend', row })) : []),
      ...(mayRefresh && state === 'active' ? own(texts.refresh, () => calls.refresh(row)) : []),
      ...behind('step:close', { run: () => void calls.close(row).catch(ignoreReported) }),
      ...behind('step:offline'),
      ...(state === 'draft' || state === 'rejected' ? behind('delete', { confirm: texts.remove }) : []),
    ];
  };
  const dialogs = open && findDialog(open, () => setOpen(undefined));
  return { of, add: () => setOpen({ kind: 'add' }), dialogs };
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
