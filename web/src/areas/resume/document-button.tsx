import { DownloadOutlined } from '@ant-design/icons';
import { SaveButton } from '../../kit/list/sheet-button.tsx';
import { saveFile } from '../../request/save-file.ts';

interface DocumentButtonProps {
  readonly label: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}
/** Saves an issued document. */
export const DocumentButton = ({ label, path, query }: DocumentButtonProps) => (
  <SaveButton
    label={label}
    icon={<DownloadOutlined aria-hidden />}
    save={() => saveFile({ method: 'GET', path, query })}
  />
);
