import { chinaTime } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { type Request, requestBlob } from './client.ts';
import { tell } from './tell.ts';

/** Downloads a file and saves it under `name` or the server's name. Shows a warning when it is empty. */
export async function saveFile(call: Request, name?: string): Promise<void> {
  const { blob, fileName } = await requestBlob(call);
  if (blob.size === 0) return tell.warning(text.list.downloadFailed);
  saveBlob(blob, name ?? fileName ?? `${text.list.export.defaultName}.xls`);
}

/** Name of a workbook with the time of its export in China. */
export const workbookName = (title: string): string => `${title}_${chinaTime(new Date()).replace(/\D/g, '')}.xls`;

/** Saves text as a file. The byte order mark tells editors that it is UTF-8. */
export const saveText = (name: string, content: string): void =>
  saveBlob(new Blob([`\uFEFF${content}`], { type: 'text/plain;charset=utf-8' }), name);

/** Saves content that the browser made itself. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Some browsers read the URL only after the click handlers have run.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
