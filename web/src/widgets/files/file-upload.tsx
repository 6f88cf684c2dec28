import {
  ArrowLeftOutlined,
  ArrowRightOutlined,
  DeleteOutlined,
  ExclamationCircleFilled,
  PauseCircleOutlined,
  PlusOutlined,
  ReloadOutlined,
  UploadOutlined,
} from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { Button, Progress } from 'antd';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../icon-button.tsx';
import { useRestoreFocus } from '../use-restore-focus.ts';
import { FileIcon } from './file-links.tsx';
import './files.css';
import { StoredImage } from './stored-image.tsx';
import { useFileOpener } from './use-file-opener.tsx';
import { type UploadItem, useUploads } from './use-uploads.ts';

export interface FileUploadProps {
  readonly id?: string | undefined;
  /** Identifies the field on its page, so that unfinished uploads are found again after a reload. */
  readonly name?: string | undefined;
  /** Stored paths as a comma list or an array; `onChange` always gets the comma list. */
  readonly value: string | readonly string[];
  /** Receives the comma list, and the same files with names and sizes. */
  readonly onChange: (value: string, files: readonly UploadItem[]) => void;
  /** Called while files are uploading or have failed: the value then differs from the list. */
  readonly onBusy?: ((isBusy: boolean) => void) | undefined;
  readonly isImage?: boolean;
  /** Default true. */
  readonly multiple?: boolean;
  readonly most?: number | undefined;
  /** File extensions without a dot. */
  readonly accept?: readonly string[] | undefined;
  readonly maxMb?: number | undefined;
  readonly folder?: string | undefined;
  readonly target?: 'default' | 'minio' | undefined;
  /** Label of the button. */
  readonly text?: string | undefined;
  readonly buttonVisible?: boolean | undefined;
  /** Additional check after the built-in rules; false rejects the file. */
  readonly beforeUpload?: ((file: File) => boolean | Promise<boolean>) | undefined;
  readonly disabled?: boolean | undefined;
  readonly invalid?: boolean | undefined;
  /** Id of the field's help text. */
  readonly describedBy?: string | undefined;
}

/** Upload field of one or several files, or of images as cards. */
export function FileUpload(props: FileUploadProps) {
  const { value, onChange, onBusy, isImage = false, multiple = true, disabled = false } = props;
  const most = multiple ? props.most : 1;
  const { accept, maxMb, folder, target, beforeUpload, name: field } = props;
  const rules = { isImage, most, accept, maxMb, folder, target, beforeUpload, field };
  const given = typeof value === 'string' ? value : value.join(',');
  const { items, add, remove, move, pause, retry, resume } = useUploads(given, rules, onChange, onBusy);
  const box = useRef<HTMLDivElement>(null);
  useRestoreFocus(box, items.length);
  const opener = useFileOpener(items.map((item) => item.path).filter(Boolean));
  const isFull = !multiple && items.length > 0;
  const show = (item: UploadItem) => item.status === 'done' && opener.open(item.path);

  return (
    <div ref={box} className={isImage ? 'upload-cards' : 'upload'} data-widget={isImage ? 'image-upload' : 'upload'}>
      {isImage &&
        items.map((item) => (
          <ImageCard
            key={item.key}
            item={item}
            onOpen={() => show(item)}
            tools={
              !disabled && (
                <>
                  {item.status === 'error' && (
                    <IconButton label={`${text.upload.retry} ${item.name}`} onClick={() => retry(item.key)}>
                      <ReloadOutlined aria-hidden />
                    </IconButton>
                  )}
                  {multiple && item.status === 'done' && (
                    <IconButton label={text.control.moveLeft} onClick={() => move(item.key, -1)}>
                      <ArrowLeftOutlined aria-hidden />
                    </IconButton>
                  )}
                  {multiple && item.status === 'done' && (
                    <IconButton label={text.control.moveRight} onClick={() => move(item.key, 1)}>
                      <ArrowRightOutlined aria-hidden />
                    </IconButton>
                  )}
                  <IconButton label={text.control.removeFile(item.name)} onClick={() => remove(item.key)}>
                    <DeleteOutlined aria-hidden />
                  </IconButton>
                </>
              )
            }
          />
        ))}
      {!isFull && props.buttonVisible !== false && !(isImage && disabled && items.length > 0) && (
        <Chooser {...props} onFiles={add} />
      )}
      {!isImage && (
        <ul className="upload-list">
          {items.map((item) => (
            <FileRow
              key={item.key}
              item={item}
              onOpen={() => show(item)}
              {...(!disabled && {
                onRemove: () => remove(item.key),
                onPause: () => pause(item.key),
                onRetry: () => retry(item.key),
                onResume: (chosen) => resume(item.key, chosen),
              })}
            />
          ))}
        </ul>
      )}
      {opener.dialogs}
    </div>
  );
}

interface ChooserProps extends FileUploadProps {
  readonly onFiles: (files: readonly File[]) => void;
}

function Chooser(props: ChooserProps) {
  const { id, isImage = false, multiple = false, accept, disabled = false, invalid, onFiles } = props;
  const said = {
    'aria-invalid': invalid === true,
    ...(props.describedBy && { 'aria-describedby': props.describedBy }),
  };
  const input = useRef<HTMLInputElement>(null);
  const choose = () => input.current?.click();
  const types = accept?.map((extension) => `.${extension}`).join(',') ?? (isImage ? 'image/*' : undefined);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={types}
        data-testid="file-input"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Allows choosing the same file again after it was removed.
          currentTarget.value = '';
        }}
      />
      {isImage ? (
        <button type="button" id={id} className="upload-card add" disabled={disabled} {...said} onClick={choose}>
          <PlusOutlined aria-hidden />
          {props.text ?? text.upload.imageButton}
        </button>
      ) : (
        <Button
          {...(id && { id })}
          icon={<UploadOutlined aria-hidden />}
          disabled={disabled}
          danger={invalid === true}
          {...said}
          onClick={choose}
        >
          {props.text ?? text.upload.button}
        </Button>
      )}
    </>
  );
}

interface FileRowProps {
  readonly item: UploadItem;
  readonly onOpen: () => void;
  readonly onRemove?: () => void;
  readonly onPause?: () => void;
  readonly onRetry?: () => void;
  readonly onResume?: (chosen?: File) => void;
}

function FileRow({ item, onOpen, onRemove, onPause, onRetry, onResume }: FileRowProps) {
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

function ImageCard({ item, onOpen, tools }: { item: UploadItem; onOpen: () => void; tools: ReactNode }) {
  return (
    <div className={`upload-card ${item.status}`}>
      {item.status === 'done' && (
        <button type="button" className="thumbnail" aria-label={`${text.common.preview} ${item.name}`} onClick={onOpen}>
          <StoredImage path={item.path} alt={item.name} />
        </button>
      )}
      {item.status === 'uploading' && <Progress type="circle" size={48} percent={item.percent} />}
      {item.status === 'error' && (
        <span role="alert" title={item.message}>
          <ExclamationCircleFilled aria-hidden /> {text.upload.failed}
        </span>
      )}
      <div className="upload-card-tools">{tools}</div>
    </div>
  );
}
