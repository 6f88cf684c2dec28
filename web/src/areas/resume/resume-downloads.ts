import { resumeDownloadPath } from '@campus/contract/resume';
import { ignoreReported } from '../../request/request-failed.ts';
import { saveFile } from '../../request/save-file.ts';

interface Wanted {
  readonly id: string;
  /** The delivery through which a company has the résumé. */
  readonly deliveryId?: string | undefined;
  /** The student's own file instead of the résumé as a PDF. */
  readonly part?: 'file' | undefined;
}

/** Downloads a résumé; every download is written down. A refusal is told by the request layer. */
export const downloadResume = (wanted: Wanted): Promise<void> =>
  saveFile({ method: 'GET', path: resumeDownloadPath, query: { ...wanted } }).catch(ignoreReported);
