import { text } from '@campus/contract/messages';
import { companyPost, postFlow, postTexts } from '@campus/contract/post';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useCaller } from '../../kit/call/caller.ts';
import { callStep } from '../../kit/call/entity-calls.ts';
import type { RowData } from '../../kit/field/row.ts';
import { useDeferredStep } from '../../kit/step/deferred-step.ts';
import { openSteps, type Undo, useSteps } from '../../kit/step/steps.tsx';
import { RequestFailed } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { risksOfPost } from './risk-notice.tsx';

export interface PostDecision {
  /** Whether this user may decide on the post now. */
  readonly isOpen: boolean;
  readonly isVerified: boolean;
  /** Reason why the post cannot be approved yet. */
  readonly blockedReason: string | undefined;
  readonly isRunning: boolean;
  verify(isVerified: boolean): void;
  approve(): Promise<void>;
  reject(): void;
  /** Dialogs; render once. */
  readonly dialogs: ReactNode;
}

/** Approves or rejects a post. Risks are confirmed next to the words, not in a dialog afterwards. */
export function usePostDecision(row: RowData | undefined, onDecided?: () => void, undo?: Undo): PostDecision {
  const caller = useCaller();
  const client = useQueryClient();
  const steps = useSteps(companyPost, onDecided, undo);
  const defer = useDeferredStep(companyPost);
  const [verified, setVerified] = useState<string>();
  const [isRunning, setRunning] = useState(false);
  const open = row ? openSteps(companyPost, row, caller) : [];
  const refusing = open.find(({ name }) => name === 'reject');
  // Another version requires another confirmation.
  const version = `${row?.id}/${String(row?.version)}`;
  const isVerified = verified === version;
  const isBlocked = row !== undefined && risksOfPost(row).length > 0 && !isVerified;

  const send = async (post: RowData) => {
    setRunning(true);
    try {
      const body = { id: post.id, version: post.version, verified: isVerified ? 1 : 0 };
      const { message } = await callStep(companyPost, 'approve', body, crypto.randomUUID());
      tell.success(message);
      onDecided?.();
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      tell.warning(error.message);
    } finally {
      setRunning(false);
      await client.invalidateQueries({ queryKey: [companyPost.name] });
    }
  };
  return {
    isOpen: refusing !== undefined,
    isVerified,
    blockedReason: isBlocked ? postTexts.risk.verifyFirst : undefined,
    isRunning,
    verify: (isOn) => setVerified(isOn ? version : undefined),
    approve: async () => {
      if (!row || isBlocked || isRunning) return;
      if (undo) {
        const { label } = postFlow.steps.approve;
        defer(row, { name: 'approve', label, input: { verified: isVerified ? 1 : 0 }, onUndo: undo.onUndo });
        return onDecided?.();
      }
      if (await tell.confirm({ title: text.common.prompt, text: postTexts.audit.passAsk })) await send(row);
    },
    reject: () => {
      if (row && refusing) steps.take(refusing, row);
    },
    dialogs: steps.dialogs,
  };
}
