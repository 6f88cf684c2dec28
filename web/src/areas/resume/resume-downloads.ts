import { resumeDownloadPath } from '@campus/contract/resume';
import { ignoreReported } from '../../request/request-failed.ts';
import { saveFile } from '../../request/save-file.ts';

interface Wanted {
  readonly id: string;
  /** Delivery through which the company has access. */
  readonly deliveryId?: string | undefined;
  /** Downloads the student's own file instead of the generated PDF. */
  readonly part?: 'file' | undefined;
}

/** Downloads a résumé; the server logs every download. The request layer reports failures. */
export const downloadResume = (wanted: Wanted): Promise<void> =>
  saveFile({ method: 'GET', path: resumeDownloadPath, query: { ...wanted } }).catch(ignoreReported);
