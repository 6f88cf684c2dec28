import {
  ArrowLeftOutlined,
  ArrowRightOutlined,
  DeleteOutlined,
  ExclamationCircleFilled,
  PlusOutlined,
  UploadOutlined,
} from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { Button, Progress } from 'antd';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../icon-button.tsx';
import { FileIcon } from './file-links.tsx';
import './files.css';
import { StoredImage } from './stored-image.tsx';
import { useFileOpener } from './use-file-opener.tsx';
import { type UploadItem, useUploads } from './use-uploads.ts';

interface FileUploadProps {
  readonly id?: string | undefined;
  /** Stored paths as a comma list. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Told while files are on their way or have failed: the value is then not what the list shows. */
  readonly onBusy?: ((isBusy: boolean) => void) | undefined;
  readonly isImage?: boolean;
  readonly multiple?: boolean;
  readonly most?: number | undefined;
  /** Extensions without a dot. */
  readonly accept?: readonly string[] | undefined;
  readonly maxMb?: number | undefined;
  readonly folder?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly invalid?: boolean | undefined;
}

/** A field of one or several files, or of pictures as cards. */
export function FileUpload(props: FileUploadProps) {
  const { value, onChange, onBusy, isImage = false, multiple = false, disabled = false } = props;
  const most = multiple ? props.most : 1;
  const rules = { isImage, most, accept: props.accept, maxMb: props.maxMb, folder: props.folder };
  const { items, add, remove, move } = useUploads(value, rules, onChange, onBusy);
  const opener = useFileOpener(items.map((item) => item.path).filter(Boolean));
  const isFull = !multiple && items.length > 0;
  const show = (item: UploadItem) => item.status === 'done' && opener.open(item.path);

  return (
    <div className={isImage ? 'upload-cards' : 'upload'} data-widget={isImage ? 'image-upload' : 'upload'}>
      {isImage &&
        items.map((item) => (
          <ImageCard
            key={item.key}
            item={item}
            onOpen={() => show(item)}
            tools={
              !disabled && (
                <>
                  {multiple && (
                    <IconButton label={text.control.moveLeft} onClick={() => move(item.key, -1)}>
                      <ArrowLeftOutlined aria-hidden />
                    </IconButton>
                  )}
                  {multiple && (
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
      {!isFull && <Chooser {...props} onFiles={add} />}
      {!isImage && (
        <ul className="upload-list">
          {items.map((item) => (
            <FileRow
              key={item.key}
              item={item}
              onOpen={() => show(item)}
              onRemove={disabled ? undefined : () => remove(item.key)}
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

function Chooser({ id, isImage = false, multiple = false, accept, disabled = false, invalid, onFiles }: ChooserProps) {
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
          // The same file may be chosen again after it was removed.
          currentTarget.value = '';
        }}
      />
      {isImage ? (
        <button
          type="button"
          id={id}
          className="upload-card add"
          disabled={disabled}
          aria-invalid={invalid}
          onClick={choose}
        >
          <PlusOutlined aria-hidden />
          {text.upload.imageButton}
        </button>
      ) : (
        <Button
          {...(id && { id })}
          icon={<UploadOutlined aria-hidden />}
          disabled={disabled}
          danger={invalid === true}
          onClick={choose}
        >
          {text.upload.button}
        </Button>
      )}
    </>
  );
}

function FileRow({
  item,
  onOpen,
  onRemove,
}: {
  item: UploadItem;
  onOpen: () => void;
  onRemove: (() => void) | undefined;
}) {
  return (
    <li className={`upload-row ${item.status}`}>
      <div className="upload-line">
        <FileIcon path={item.name} />
        <button
          type="button"
          className="link-button"
          disabled={item.status !== 'done'}
          title={item.name}
          onClick={onOpen}
        >
          {item.name}
        </button>
        {onRemove && (
          <IconButton label={text.control.removeFile(item.name)} onClick={onRemove}>
            <DeleteOutlined aria-hidden />
          </IconButton>
        )}
      </div>
      {item.status === 'uploading' && <Progress percent={item.percent} size="small" />}
      {item.status === 'error' && <p role="alert">{item.message ?? text.upload.failed}</p>}
    </li>
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
