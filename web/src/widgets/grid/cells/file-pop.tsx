import { text } from '@campus/contract/messages';
import { useState } from 'react';
import { tell } from '../../../request/tell.ts';
import { FileUpload } from '../../files/file-upload.tsx';
import { Modal } from '../../modal.tsx';
import { type GridColumn, parseExtendedSettings } from '../column.ts';

interface FilePopProps {
  readonly column: GridColumn;
  /** Paths as a comma list. */
  readonly value: string;
  readonly onClose: () => void;
  readonly onDone: (paths: string) => void;
}

/** Dialog with all files of a cell (更多). */
export function FilePop({ column, value, onClose, onDone }: FilePopProps) {
  const [paths, setPaths] = useState(value);
  const [isBusy, setBusy] = useState(false);
  const isImage = column.type === 'image';
  const most = column.number ?? parseExtendedSettings(column).uploadnum ?? 0;
  const finish = () => {
    if (isBusy) return tell.warning(text.upload.wait);
    if (paths === '') return tell.warning(text.upload.none);
    onDone(paths);
  };
  return (
    <Modal
      open
      width={520}
      title={isImage ? text.filePop.title.image : text.filePop.title.file}
      mask={{ closable: false }}
      onCancel={onClose}
      onOk={finish}
    >
      <FileUpload
        value={paths}
        onChange={setPaths}
        onBusy={setBusy}
        isImage={isImage}
        multiple
        folder={column.folder}
        {...(most > 0 && { most })}
      />
    </Modal>
  );
}
