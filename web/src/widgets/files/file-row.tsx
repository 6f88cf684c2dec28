import { DeleteOutlined, PauseCircleOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { Progress } from 'antd';
import { useRef } from 'react';
import { IconButton } from '../icon-button.tsx';
import { FileIcon } from './file-links.tsx';
import type { UploadItem } from './upload-items.ts';

interface FileRowProps {
  readonly item: UploadItem;
  readonly onOpen: () => void;
  readonly onRemove?: () => void;
  readonly onPause?: () => void;
  readonly onRetry?: () => void;
  readonly onResume?: (chosen?: File) => void;
}

/** A file of an upload field, with its progress and what can be done about it. */
export function FileRow({ item, onOpen, onRemove, onPause, onRetry, onResume }: FileRowProps) {
  const { name, status, percent } = item;
  return (
    <li className={`upload-row ${status}`}>
      <div className="upload-line">
        <FileIcon path={name} />
        <button type="button" className="link-button" disabled={status !== 'done'} title={name} onClick={onOpen}>
          {name}
        </button>
        {status === 'uploading' && item.isParted && onPause && (
          <IconButton label={text.control.pauseUpload} onClick={onPause}>
            <PauseCircleOutlined aria-hidden />
          </IconButton>
        )}
        {onRemove && (
          <IconButton label={text.control.removeFile(name)} onClick={onRemove}>
            <DeleteOutlined aria-hidden />
          </IconButton>
        )}
      </div>
      {status === 'uploading' && <Progress percent={percent} size="small" />}
      {status === 'error' && (
        <p>
          <span role="alert">{item.message ?? text.upload.failed}</span>
          {onRetry && (
            <button type="button" className="link-button" aria-label={`${text.upload.retry} ${name}`} onClick={onRetry}>
              {text.upload.retry}
            </button>
          )}
        </p>
      )}
      {status === 'interrupted' && (
        <>
          <Progress percent={percent} size="small" status="exception" showInfo={false} />
          <p role="status">
            {text.upload.interrupted(percent)} {onResume && <Resume item={item} onResume={onResume} />}
          </p>
        </>
      )}
    </li>
  );
}

/** Resumes an upload. After a reload the page no longer has the file, so that it must be chosen again. */
function Resume({ item, onResume }: { item: UploadItem; onResume: (chosen?: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      {item.isLeft && (
        <input
          ref={input}
          type="file"
          hidden
          data-testid="resume-input"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) onResume(file);
            currentTarget.value = '';
          }}
        />
      )}
      <button type="button" className="link-button" onClick={() => (item.isLeft ? input.current?.click() : onResume())}>
        {text.upload.resume}
      </button>
    </>
  );
}
