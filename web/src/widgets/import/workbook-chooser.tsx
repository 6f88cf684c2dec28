import { InboxOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { importLimits } from '@campus/contract/rules';
import { Upload } from 'antd';
import { tell } from '../../request/tell.ts';
import { getExtension } from '../files/file-name.ts';

const { xlsMb, xlsxMb, rows } = importLimits;
const limitsText = text.import.limits(xlsMb, xlsxMb, rows.toLocaleString('zh-CN'));
const sheets = ['xls', 'xlsx'];
const getUid = (file: File, at: number): string => `${at}-${file.name}`;

interface WorkbookChooserProps {
  readonly files: readonly File[];
  readonly isDisabled: boolean;
  readonly onAdd: (file: File) => void;
  readonly onChange: (files: readonly File[]) => void;
}

/** Box that takes dropped or chosen workbooks. */
export function WorkbookChooser({ files, isDisabled, onAdd, onChange }: WorkbookChooserProps) {
  const take = (file: File) => {
    if (sheets.includes(getExtension(file.name))) onAdd(file);
    else tell.warning(text.import.badType);
    return false;
  };
  return (
    <Upload.Dragger
      multiple
      // The file chooser offers workbooks; other dropped files are rejected with a message.
      accept={{ format: sheets.map((kind) => `.${kind}`).join(','), filter: 'native' }}
      disabled={isDisabled}
      beforeUpload={take}
      fileList={files.map((file, i) => ({ uid: getUid(file, i), name: file.name }))}
      onRemove={({ uid }) => onChange(files.filter((file, i) => getUid(file, i) !== uid))}
    >
      <p style={{ fontSize: 28, lineHeight: '40px', color: 'var(--text-tertiary)' }}>
        <InboxOutlined aria-hidden />
      </p>
      <p>{text.import.choose}</p>
      <p className="muted">{limitsText}</p>
    </Upload.Dragger>
  );
}
