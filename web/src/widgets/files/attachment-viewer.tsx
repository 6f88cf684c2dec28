import { text } from '@campus/contract/messages';
import { Modal, Spin } from 'antd';
import { FileLinks, Thumbnails } from './file-links.tsx';
import { fileKindOf, pathsOf } from './file-name.ts';
import { PdfView } from './pdf-view.tsx';

type AttachmentRecord = Readonly<Record<string, unknown>>;
interface AttachmentViewerProps {
  readonly open: boolean;
  readonly record: AttachmentRecord | undefined;
  /** The field that holds the paths; else the first filled one of those the records of the product use. */
  readonly field?: string;
  readonly loading?: boolean;
  readonly onClose: () => void;
}

const usualFields = ['dataFile', 'contractFile', 'beforFile', 'paramValue']; // (S) sic

/** The paths of a record's attachments. */
export function attachmentsOf(record: AttachmentRecord | undefined, field?: string): string[] {
  const names = field === undefined ? usualFields : [field, ...usualFields];
  const value = names.map((name) => record?.[name]).find((paths) => typeof paths === 'string' && paths !== '');
  return pathsOf(value as string | undefined);
}

/** The attachments of a record: pictures in a row, PDF in place, others to download. @public for records with attachments. */
export function AttachmentViewer({ open, record, field, loading = false, onClose }: AttachmentViewerProps) {
  const paths = attachmentsOf(record, field);
  const images = paths.filter((path) => fileKindOf(path) === 'image');
  const others = paths.filter((path) => fileKindOf(path) !== 'image');
  const pdf = others.find((path) => fileKindOf(path) === 'pdf');
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
        <div className="attachments" data-widget="attachment-viewer">
          {paths.length === 0 && <p className="muted">{text.attachment.empty}</p>}
          {images.length > 0 && <Thumbnails value={images.join(',')} size={96} />}
          {others.length > 0 && <FileLinks value={others.join(',')} />}
          {pdf && <PdfView path={pdf} />}
        </div>
      )}
    </Modal>
  );
}
