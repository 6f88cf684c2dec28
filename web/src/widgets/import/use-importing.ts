import { text } from '@campus/contract/messages';
import { useState } from 'react';
import { requestEnvelope } from '../../request/client.ts';
import { type Envelope, RequestFailed } from '../../request/request-failed.ts';
import { longTimeoutMs } from '../../request/send.ts';
import { tell } from '../../request/tell.ts';
import { draftParts, type ImportDraft } from './use-import-check.ts';

export interface ImportTarget {
  /** Path of the import call. */
  readonly path: string;
  /** Sent as `isSingleTableImport`. */
  readonly biz?: string;
  readonly foreignKeys?: string;
  /** Online mode: offers a check without saving. */
  readonly online?: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const partlyDone = 201;
const newTaskId = (): string => crypto.randomUUID().replaceAll('-', '');

/** Sends the workbooks. Without an answer the import is interrupted, and can be resumed with the same files. */
export function useImporting({ path, biz, foreignKeys, online = false, onClose, onDone }: ImportTarget) {
  const [task, setTask] = useState<string>();
  const [isInterrupted, setInterrupted] = useState(false);
  const [partly, setPartly] = useState<Envelope<unknown>>();
  const start = async (files: readonly File[], draft: ImportDraft | undefined, isOnlyCheck: boolean) => {
    const taskId = newTaskId();
    const body = new FormData();
    for (const file of files) body.append('files[]', file, file.name);
    body.append('taskId', taskId);
    if (biz) body.append('isSingleTableImport', biz);
    if (foreignKeys) body.append('foreignKeys', foreignKeys);
    for (const [name, value] of Object.entries(draft ? draftParts(draft) : {})) body.append(name, value);
    if (online) body.append('validateStatus', isOnlyCheck ? '1' : '0');
    setTask(taskId);
    setInterrupted(false);
    try {
      const request = { method: 'POST', path, body, silent: true, timeoutMs: longTimeoutMs } as const;
      const answer = await requestEnvelope<unknown>(request);
      onDone();
      if (answer.code === partlyDone) return setPartly(answer);
      tell.success(answer.message || text.import.success);
      onClose();
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      // Without an answer the server may have stopped: it goes on with the same files where it was.
      if (error.http === 0) return setInterrupted(true);
      tell.warning(error.message || text.import.failed);
    } finally {
      setTask(undefined);
    }
  };
  return { task, isInterrupted, partly, start, forgetInterruption: () => setInterrupted(false) };
}
