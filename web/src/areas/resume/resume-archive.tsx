import { text } from '@campus/contract/messages';
import { deliveryTexts, exportResumes, mostArchived } from '@campus/contract/resume';
import { Button, Progress } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import type { PushFrame } from '../../request/push.ts';
import { saveFile } from '../../request/save-file.ts';
import { tell } from '../../request/tell.ts';
import { useTaskProgress } from '../../request/use-task-progress.ts';
import { Modal } from '../../widgets/modal.tsx';
import { shownDelivery } from './delivery-entity.ts';

const texts = deliveryTexts.archive;
/** The server's limit for a download. */
const longestMs = 600_000;

/** Downloads the résumés of the selected deliveries as one archive. */
export function ArchiveButton({ ids }: { ids: readonly string[] }) {
  const [running, setRunning] = useState<readonly string[]>();
  const mayDownload = useAllowed('resume:resume:download');
  const mayExport = useAllowed(shownDelivery.can.exportXls);
  if (!mayDownload || !mayExport) return null;
  const tooMany = ids.length > mostArchived;
  return (
    <>
      <Button
        disabled={tooMany}
        title={tooMany ? texts.tooMany(mostArchived) : undefined}
        onClick={() => setRunning(ids)}
      >
        {texts.action}
      </Button>
      {running && <ArchiveDialog ids={running} onClose={() => setRunning(undefined)} />}
    </>
  );
}

/** The frame of the last résumé comes by another channel than the archive and can be missing. */
function getOutcome(frame: PushFrame | undefined): string {
  if (!frame || frame.done !== frame.total) return texts.saved;
  return frame.failed ? texts.partly(frame.failed) : texts.done;
}

/** The running download; closing the dialog cancels it. */
function ArchiveDialog({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const [taskId] = useState(() => crypto.randomUUID());
  const frame = useTaskProgress(taskId);
  const last = useRef(frame);
  last.current = frame;
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const cancel = new AbortController();
    const body = { ids: ids.join(','), taskId };
    saveFile({ method: 'POST', path: exportResumes.path, body, signal: cancel.signal, timeoutMs: longestMs })
      .then(() => tell.success(getOutcome(last.current)))
      // The request layer reports failures; a cancelled download needs no message.
      .catch(() => undefined)
      .finally(() => !cancel.signal.aborted && close.current());
    return () => cancel.abort();
  }, [ids, taskId]);
  const { done = 0, total = ids.length } = frame ?? {};
  return (
    <Modal
      open
      title={texts.title}
      width={420}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{text.common.cancel}</Button>}
    >
      <div role="status">
        <Progress percent={Math.floor((done / Math.max(total, 1)) * 100)} />
        <p>{done > 0 ? texts.running(done, total) : texts.starting}</p>
      </div>
      <p className="muted">{texts.note}</p>
    </Modal>
  );
}
