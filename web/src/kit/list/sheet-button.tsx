import { ExportOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import type { ReactNode } from 'react';
import { saveFile } from '../../request/save-file.ts';
import { BusyButton } from '../call/busy-button.tsx';

interface SaveButtonProps {
  readonly label?: string;
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
  /** Fetches and saves the file; the request layer reports a failure. */
  readonly save: () => Promise<void>;
}
/** Saves a file and is busy meanwhile. */
export const SaveButton = ({
  label = text.common.export,
  icon = <ExportOutlined aria-hidden />,
  save,
  ...rest
}: SaveButtonProps) => (
  <BusyButton {...rest} icon={icon} run={save}>
    {label}
  </BusyButton>
);

interface SheetButtonProps {
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
}
/** Saves a sheet that the server makes of all rows that the query of a list finds. */
export function SheetButton({ path, query }: SheetButtonProps) {
  const { pageNo: _pageNo, pageSize: _pageSize, ...filters } = query;
  return <SaveButton save={() => saveFile({ method: 'GET', path, query: filters })} />;
}
