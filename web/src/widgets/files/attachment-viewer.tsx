import { text } from '@campus/contract/messages';
import { Spin } from 'antd';
import { useState } from 'react';
import { Modal } from '../modal.tsx';
import { FileLinks, Thumbnails } from './file-links.tsx';
import { getFileKind, getPaths } from './file-name.ts';
import { isReadable, StoredDocument } from './stored-document.tsx';

type AttachmentRecord = Readonly<Record<string, unknown>>;
interface AttachmentViewerProps {
  readonly open: boolean;
  readonly record: AttachmentRecord | undefined;
  /** Field with the paths; default: the first non-empty one of `defaultFields`. */
  readonly field?: string;
  readonly loading?: boolean;
  readonly onClose: () => void;
}

const defaultFields = ['dataFile', 'contractFile', 'beforFile', 'paramValue']; // Misspelled in the API.

/** Paths of a record's attachments. */
export function getAttachments(record: AttachmentRecord | undefined, field?: string): string[] {
  const names = field === undefined ? defaultFields : [field, ...defaultFields];
  const value = names.map((name) => record?.[name]).find((paths) => typeof paths === 'string' && paths !== '');
  return getPaths(value as string | undefined);
}

/** Attachments of a record: images in a row, documents in place, other files as downloads. */
export function AttachmentViewer({ open, record, field, loading = false, onClose }: AttachmentViewerProps) {
  return (
    <Modal
      open={open}
      title={text.attachment.title}
      width={800}
      destroyOnHidden
      cancelText={text.attachment.close}
      okButtonProps={{ style: { display: 'none' } }}
      onCancel={onClose}
    >
      {loading ? (
        <Spin description={text.attachment.loading}>
          <div style={{ height: 120 }} />
        </Spin>
      ) : (
        <Attachments paths={getAttachments(record, field)} />
      )}
    </Modal>
  );
}

/** Shows one document at a time, initially the first. */
function Attachments({ paths }: { paths: readonly string[] }) {
  const images = paths.filter((path) => getFileKind(path) === 'image');
  const others = paths.filter((path) => getFileKind(path) !== 'image');
  const [shown, setShown] = useState(() => others.find(isReadable));
  return (
    <div className="attachments" data-widget="attachment-viewer">
      {paths.length === 0 && <p className="blank-note">{text.attachment.empty}</p>}
      {images.length > 0 && <Thumbnails value={images.join(',')} size={96} />}
      {others.length > 0 && <FileLinks value={others.join(',')} shown={shown} onRead={setShown} />}
      {shown !== undefined && <StoredDocument path={shown} />}
    </div>
  );
}
