import { InboxOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { importLimits } from '@campus/contract/rules';
import { Button, Progress, Switch, Upload } from 'antd';
import { useEffect, useState } from 'react';
import { apiPrefix } from '../../request/api-prefix.ts';
import { requestEnvelope } from '../../request/client.ts';
import { fileUrl } from '../../request/file-url.ts';
import { onPush, type PushFrame } from '../../request/push.ts';
import { type Envelope, RequestFailed } from '../../request/request-failed.ts';
import { longTimeoutMs } from '../../request/send.ts';
import { tell } from '../../request/tell.ts';
import { extensionOf } from '../files/file-name.ts';
import { Modal } from '../modal.tsx';

const { xlsMb, xlsxMb, rows } = importLimits;
const limitsText = text.import.limits(xlsMb, xlsxMb, rows.toLocaleString('zh-CN'));

export interface ExcelImportProps {
  /** The call that takes the files. */
  readonly path: string;
  /** Sent as `isSingleTableImport`. */
  readonly biz?: string;
  readonly foreignKeys?: string;
  /** Online mode: offers to check only before saving. */
  readonly online?: boolean;
  /** Fetches an empty workbook with the right headings. */
  readonly onTemplate?: () => void;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const sheets = ['xls', 'xlsx']; // (S)
const partlyDone = 201; // (S)

/** The address of the error file: a call below the prefix, or a stored path. */
const errorFileUrl = (result: string): string => (result.startsWith('/') ? apiPrefix() + result : fileUrl(result));

const newTaskId = (): string => crypto.randomUUID().replaceAll('-', '');

/** Chooses workbooks and imports them; shows how far the server is. Render it while it is open. */
export function ExcelImport({ path, biz, foreignKeys, online = false, onTemplate, onClose, onDone }: ExcelImportProps) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isChecked, setChecked] = useState(false);
  const [task, setTask] = useState<string>();
  const [partly, setPartly] = useState<Envelope<unknown>>();

  const take = (file: File) => {
    if (sheets.includes(extensionOf(file.name))) setFiles((now) => [...now, file]);
    else tell.warning(text.import.badType);
    return false;
  };
  const start = async () => {
    const taskId = newTaskId();
    const body = new FormData();
    for (const file of files) body.append('files[]', file, file.name);
    body.append('taskId', taskId);
    if (biz) body.append('isSingleTableImport', biz);
    if (foreignKeys) body.append('foreignKeys', foreignKeys);
    if (online) body.append('validateStatus', isChecked ? '1' : '0');
    setTask(taskId);
    try {
      const answer = await requestEnvelope<unknown>({
        method: 'POST',
        path,
        body,
        silent: true,
        timeoutMs: longTimeoutMs,
      });
      onDone();
      if (answer.code === partlyDone) return setPartly(answer);
      tell.success(answer.message || text.import.success);
      onClose();
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      tell.warning(error.message || text.import.failed);
    } finally {
      setTask(undefined);
    }
  };

  if (partly) return <PartlyImported answer={partly} onClose={onClose} />;
  const isRunning = task !== undefined;
  return (
    <Modal
      open
      title={text.import.title}
      width={600}
      mask={{ closable: false }}
      keyboard={!isRunning}
      closable={!isRunning}
      onCancel={() => !isRunning && onClose()}
      footer={[
        <Button key="close" disabled={isRunning} onClick={onClose}>
          {text.import.close}
        </Button>,
        <Button
          key="start"
          type="primary"
          loading={isRunning}
          disabled={files.length === 0}
          onClick={() => void start()}
        >
          {isRunning ? text.import.uploading : text.import.start}
        </Button>,
      ]}
    >
      <div data-widget="excel-import">
        {online && (
          // biome-ignore lint/a11y/noLabelWithoutControl: antd's switch is a button, which a label may hold
          <label style={{ display: 'flex', gap: 8, marginBottom: 12 }}>
            {text.import.validate}
            <Switch
              checked={isChecked}
              disabled={isRunning}
              checkedChildren={text.common.yes}
              unCheckedChildren={text.common.no}
              onChange={setChecked}
            />
          </label>
        )}
        <Upload.Dragger
          multiple
          // The chooser offers workbooks; a dropped file of another kind is refused with a sentence, not silently.
          accept={{ format: sheets.map((kind) => `.${kind}`).join(','), filter: 'native' }}
          disabled={isRunning}
          beforeUpload={take}
          fileList={files.map((file, i) => ({ uid: `${i}-${file.name}`, name: file.name }))}
          onRemove={({ uid }) => setFiles(files.filter((file, i) => `${i}-${file.name}` !== uid))}
        >
          <p style={{ fontSize: 28, lineHeight: '40px', color: 'var(--text-tertiary)' }}>
            <InboxOutlined aria-hidden />
          </p>
          <p>{text.import.choose}</p>
          <p className="muted">{limitsText}</p>
        </Upload.Dragger>
        {onTemplate && (
          <Button type="link" style={{ padding: 0, marginTop: 8 }} onClick={onTemplate}>
            {text.control.template}
          </Button>
        )}
        {task && <ImportProgress taskId={task} />}
      </div>
    </Modal>
  );
}

/** How far the server is, as it tells over the push channel. */
function ImportProgress({ taskId }: { taskId: string }) {
  const [frame, setFrame] = useState<PushFrame>();
  useEffect(() => onPush('progress', (next) => next.taskId === taskId && setFrame(next)), [taskId]);
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

function PartlyImported({ answer, onClose }: { answer: Envelope<unknown>; onClose: () => void }) {
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
