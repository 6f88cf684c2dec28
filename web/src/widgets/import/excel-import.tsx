import { InboxOutlined, LoadingOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { importLimits } from '@campus/contract/rules';
import { Alert, Button, Switch, Upload } from 'antd';
import { useState } from 'react';
import { requestEnvelope } from '../../request/client.ts';
import { type Envelope, RequestFailed } from '../../request/request-failed.ts';
import { longTimeoutMs } from '../../request/send.ts';
import { tell } from '../../request/tell.ts';
import { getExtension } from '../files/file-name.ts';
import { Modal } from '../modal.tsx';
import { ImportProgress, PartlyImported } from './import-report.tsx';
import { ImportReview } from './import-review.tsx';
import { draftParts, missingTargets, useImportCheck } from './use-import-check.ts';
import './import.css';

const { xlsMb, xlsxMb, rows } = importLimits;
const limitsText = text.import.limits(xlsMb, xlsxMb, rows.toLocaleString('zh-CN'));

export interface ExcelImportProps {
  /** Path of the import call. */
  readonly path: string;
  /** Sent as `isSingleTableImport`. */
  readonly biz?: string;
  readonly foreignKeys?: string;
  /** Online mode: offers a check without saving. */
  readonly online?: boolean;
  /** Downloads an empty workbook with the headings. */
  readonly onTemplate?: () => void;
  /** The call supports a check: columns are mapped and wrong cells corrected before anything is written. */
  readonly canMap?: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const width = 600;
const reviewWidth = 1080;
const sheets = ['xls', 'xlsx'];
const partlyDone = 201;

const newTaskId = (): string => crypto.randomUUID().replaceAll('-', '');

/** Dialog that imports workbooks and shows the server's progress. Render it while it is open. */
export function ExcelImport(props: ExcelImportProps) {
  const { path, biz, foreignKeys, online = false, onTemplate, canMap = false, onClose, onDone } = props;
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isChecked, setChecked] = useState(false);
  const [task, setTask] = useState<string>();
  const [isInterrupted, setInterrupted] = useState(false);
  const [partly, setPartly] = useState<Envelope<unknown>>();
  // Mapping and corrections apply to a single file.
  const review = useImportCheck(path, canMap && files.length === 1 ? files[0] : undefined);
  const { draft, isChecking } = review;

  const take = (file: File) => {
    if (sheets.includes(getExtension(file.name))) {
      setFiles((now) => [...now, file]);
      setInterrupted(false);
    } else tell.warning(text.import.badType);
    return false;
  };
  const start = async () => {
    const taskId = newTaskId();
    const body = new FormData();
    for (const file of files) body.append('files[]', file, file.name);
    body.append('taskId', taskId);
    if (biz) body.append('isSingleTableImport', biz);
    if (foreignKeys) body.append('foreignKeys', foreignKeys);
    for (const [name, value] of Object.entries(draft ? draftParts(draft) : {})) body.append(name, value);
    if (online) body.append('validateStatus', isChecked ? '1' : '0');
    setTask(taskId);
    setInterrupted(false);
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
      // Without an answer the server may have stopped: it goes on with the same files where it was.
      if (error.http === 0) return setInterrupted(true);
      tell.warning(error.message || text.import.failed);
    } finally {
      setTask(undefined);
    }
  };

  if (partly) return <PartlyImported answer={partly} onClose={onClose} />;
  const isRunning = task !== undefined;
  const isReady = files.length > 0 && !isChecking && (draft === undefined || missingTargets(draft).length === 0);
  return (
    <Modal
      open
      canFill={draft !== undefined}
      title={text.import.title}
      width={draft ? reviewWidth : width}
      mask={{ closable: false }}
      keyboard={!isRunning}
      closable={!isRunning}
      onCancel={() => !isRunning && onClose()}
      footer={[
        draft && (
          <Button key="again" disabled={isRunning} onClick={() => setFiles([])}>
            {text.import.again}
          </Button>
        ),
        draft?.isStale && (
          <Button key="recheck" disabled={isRunning} loading={isChecking} onClick={review.recheck}>
            {text.import.recheck}
          </Button>
        ),
        <Button key="close" disabled={isRunning} onClick={onClose}>
          {text.import.close}
        </Button>,
        <Button key="start" type="primary" loading={isRunning} disabled={!isReady} onClick={() => void start()}>
          {isRunning ? text.import.uploading : isInterrupted ? text.import.resume : text.import.start}
        </Button>,
      ]}
    >
      <div data-widget="excel-import">
        {online && (
          // biome-ignore lint/a11y/noLabelWithoutControl: antd's switch is a button, which a label may contain
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
        {draft ? (
          <>
            <p className="document-name">{files[0]?.name}</p>
            <ImportReview draft={draft} review={review} isDisabled={isRunning} />
          </>
        ) : (
          <Upload.Dragger
            multiple
            // The file chooser offers workbooks; other dropped files are rejected with a message.
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
        )}
        {isChecking && !draft && (
          <p className="import-checking" role="status">
            <LoadingOutlined aria-hidden /> {text.import.checking}
          </p>
        )}
        {onTemplate && !draft && (
          <Button type="link" style={{ padding: 0, marginTop: 8 }} onClick={onTemplate}>
            {text.control.template}
          </Button>
        )}
        {isInterrupted && <Alert type="warning" showIcon title={text.import.interrupted} style={{ marginTop: 12 }} />}
        {task && <ImportProgress taskId={task} />}
      </div>
    </Modal>
  );
}
