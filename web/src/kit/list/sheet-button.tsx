import { ExportOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { Button } from 'antd';
import { useState } from 'react';
import { ignoreReported } from '../../request/request-failed.ts';
import { saveFile } from '../../request/save-file.ts';

interface SaveButtonProps {
  readonly label?: string;
  /** Fetches and saves the file; the request layer reports a failure. */
  readonly save: () => Promise<void>;
}
/** Saves a file and is busy meanwhile. */
export function SaveButton({ label = text.common.export, save }: SaveButtonProps) {
  const [isRunning, setRunning] = useState(false);
  const run = async () => {
    setRunning(true);
    try {
      await save();
    } catch (error) {
      ignoreReported(error);
    } finally {
      setRunning(false);
    }
  };
  return (
    <Button icon={<ExportOutlined aria-hidden />} loading={isRunning} onClick={() => void run()}>
      {label}
    </Button>
  );
}

interface SheetButtonProps {
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
}
/** Saves a sheet that the server makes of all rows that the query of a list finds. */
export function SheetButton({ path, query }: SheetButtonProps) {
  const { pageNo: _pageNo, pageSize: _pageSize, ...filters } = query;
  return <SaveButton save={() => saveFile({ method: 'GET', path, query: filters })} />;
}
