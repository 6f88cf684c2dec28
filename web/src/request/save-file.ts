import { text } from '@campus/contract/messages';
import { type Request, requestBlob } from './client.ts';
import { tell } from './tell.ts';

/** Downloads a file and hands it to the browser; its name is the caller's, else the server's. An empty one is refused with a warning. */
export async function saveFile(call: Request, name?: string): Promise<void> {
  const { blob, fileName } = await requestBlob(call);
  if (blob.size === 0) return tell.warning(text.list.downloadFailed);
  handOver(blob, name ?? fileName ?? `${text.list.export.defaultName}.xls`);
}

/** Hands a text to the browser as a file; the mark at its start tells editors that it is UTF-8. */
export const saveText = (name: string, content: string): void =>
  handOver(new Blob([`\uFEFF${content}`], { type: 'text/plain;charset=utf-8' }), name);

function handOver(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
