import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';

const open = promisify<Buffer, { lazyEntries: boolean }, ZipFile>(fromBuffer);

/** Names and contents of an archive, in its order. */
export async function zipFiles(archive: Buffer): Promise<Map<string, Buffer>> {
  const zip = await open(archive, { lazyEntries: true });
  const entries: Entry[] = [];
  const ended = Promise.withResolvers<void>();
  zip.on('entry', (entry: Entry) => {
    entries.push(entry);
    zip.readEntry();
  });
  zip.once('end', ended.resolve).once('error', ended.reject);
  zip.readEntry();
  await ended.promise;
  const files = new Map<string, Buffer>();
  for (const entry of entries) files.set(entry.fileName, await loadContent(zip, entry));
  return files;
}
const loadContent = (zip: ZipFile, entry: Entry): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(buffer(stream))));
  });
