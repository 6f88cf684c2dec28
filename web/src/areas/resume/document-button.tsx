import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { ignoreReported } from '../../request/request-failed.ts';
import { saveFile } from '../../request/save-file.ts';

interface DocumentButtonProps {
  readonly label: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}
/** Saves an issued document. */
export function DocumentButton({ label, path, query }: DocumentButtonProps) {
  const [isRunning, setRunning] = useState(false);
  const run = async () => {
    setRunning(true);
    // The request layer reports failures.
    await saveFile({ method: 'GET', path, query }).catch(ignoreReported);
    setRunning(false);
  };
  return (
    <Button icon={<DownloadOutlined aria-hidden />} loading={isRunning} onClick={() => void run()}>
      {label}
    </Button>
  );
}
