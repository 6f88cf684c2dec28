import { text } from '@campus/contract/messages';
import { Button, Progress } from 'antd';
import { apiPrefix } from '../../request/api-prefix.ts';
import { fileUrl } from '../../request/file-url.ts';
import type { Envelope } from '../../request/request-failed.ts';
import { useTaskProgress } from '../../request/use-task-progress.ts';
import { Modal } from '../modal.tsx';

/** URL of the error file: a path below the prefix, or a stored path. */
const errorFileUrl = (result: string): string => (result.startsWith('/') ? apiPrefix() + result : fileUrl(result));

/** Progress of the import, received over the push channel. */
export function ImportProgress({ taskId }: { taskId: string }) {
  const frame = useTaskProgress(taskId);
  const { done = 0, total = 0, failed = 0 } = frame ?? {};
  if (total === 0) return null;
  return (
    <div role="status" style={{ marginTop: 12 }}>
      <Progress percent={Math.floor((done / total) * 100)} size="small" />
      <span className="muted">
        {text.control.imported(done, total)}
        {failed > 0 && text.control.importFailed(failed)}
      </span>
    </div>
  );
}

/** Result of an import with rejected rows, and their file. */
export function PartlyImported({ answer, onClose }: { answer: Envelope<unknown>; onClose: () => void }) {
  const result = answer.result;
  const file = typeof result === 'string' ? result : (result as { fileUrl?: string } | null)?.fileUrl;
  return (
    <Modal
      open
      title={answer.message.startsWith(text.import.nothing) ? text.import.nothing : text.import.partial.title}
      width={480}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {text.common.ok}
        </Button>
      }
    >
      <p>{answer.message}</p>
      {file && (
        <p>
          {text.import.partial.detail}{' '}
          <a href={errorFileUrl(file)} target="_blank" rel="noopener noreferrer">
            {text.import.partial.link}
          </a>
        </p>
      )}
    </Modal>
  );
}
