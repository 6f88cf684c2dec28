import { PlusOutlined, UploadOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { Button } from 'antd';
import { useRef } from 'react';
import { useRestoreFocus } from '../use-restore-focus.ts';
import { FileRow } from './file-row.tsx';
import './files.css';
import { ImageCard } from './image-card.tsx';
import type { UploadItem } from './upload-items.ts';
import { useFileOpener } from './use-file-opener.tsx';
import { useUploads } from './use-uploads.ts';

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
  const shared = (item: UploadItem) => ({
    item,
    onOpen: () => item.status === 'done' && opener.open(item.path),
    ...(!disabled && { onRemove: () => remove(item.key), onRetry: () => retry(item.key) }),
  });
  return (
    <div ref={box} className={isImage ? 'upload-cards' : 'upload'} data-widget={isImage ? 'image-upload' : 'upload'}>
      {isImage &&
        items.map((item) => {
          const onMove = multiple && !disabled ? (by: -1 | 1) => move(item.key, by) : undefined;
          return <ImageCard key={item.key} {...shared(item)} onMove={onMove} />;
        })}
      {!isFull && props.buttonVisible !== false && !(isImage && disabled && items.length > 0) && (
        <Chooser {...props} onFiles={add} />
      )}
      {!isImage && (
        <ul className="upload-list">
          {items.map((item) => {
            const onParts = { onPause: () => pause(item.key), onResume: (chosen?: File) => resume(item.key, chosen) };
            return <FileRow key={item.key} {...shared(item)} {...(!disabled && onParts)} />;
          })}
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
