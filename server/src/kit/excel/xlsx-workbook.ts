import { posix } from 'node:path';
import { isDateFormat, plainText, unescapeText } from './cell-text.ts';
import { MAX_TEXT } from './sheet-content.ts';
import { sheetErrors } from './sheet-error.ts';
import { unpackText } from './unpack.ts';
import { type Attributes, attribute, type XmlHandler, XmlScanner } from './xml-scanner.ts';
import type { ZipEntry } from './zip-directory.ts';

const MAX_SHARED_STRINGS = 2_000_000;

type Archive = ReadonlyMap<string, ZipEntry>;

/** Sheets of a workbook and the tables that their cells refer to. */
export interface XlsxWorkbook {
  readonly sheets: readonly { name: string; entry: ZipEntry }[];
  readonly strings: readonly string[];
  /** By cell format: whether its numbers are dates. */
  readonly dates: readonly boolean[];
  readonly since1904: boolean;
}

async function scan(entry: ZipEntry, handler: XmlHandler): Promise<void> {
  const scanner = new XmlScanner(handler);
  for await (const piece of unpackText(entry)) scanner.write(piece);
  scanner.end();
}

interface Relationship {
  id: string;
  type: string;
  target: string;
}

/** The parts that `part` refers to, without external targets. */
async function readRelationships(archive: Archive, part: string): Promise<Relationship[]> {
  const folder = posix.dirname(part);
  const entry = archive.get(posix.join(folder, '_rels', `${posix.basename(part)}.rels`));
  const found: Relationship[] = [];
  if (!entry) return found;
  const open = (name: string, tag: Attributes) => {
    if (name !== 'Relationship' || attribute(tag, 'TargetMode') === 'External') return;
    const target = attribute(tag, 'Target') ?? '';
    found.push({
      id: attribute(tag, 'Id') ?? '',
      type: posix.basename(attribute(tag, 'Type') ?? ''),
      target: target.startsWith('/') ? target.slice(1) : posix.join(folder, target),
    });
  };
  await scan(entry, { open });
  return found;
}

async function readWorkbookPart(archive: Archive, entry: ZipEntry, links: readonly Relationship[]) {
  const sheets: { name: string; entry: ZipEntry }[] = [];
  let since1904 = false;
  const open = (name: string, tag: Attributes) => {
    if (name === 'workbookPr') since1904 = ['1', 'true'].includes(attribute(tag, 'date1904') ?? '');
    if (name !== 'sheet' || (attribute(tag, 'state') ?? 'visible') !== 'visible') return;
    const id = attribute(tag, 'id');
    const link = links.find((candidate) => candidate.id === id && candidate.type === 'worksheet');
    const part = link && archive.get(link.target);
    if (part) sheets.push({ name: attribute(tag, 'name') ?? '', entry: part });
  };
  await scan(entry, { open });
  return { sheets, since1904 };
}

async function readDateFormats(entry: ZipEntry): Promise<boolean[]> {
  const codes = new Map<number, string>();
  const formats: number[] = [];
  let inCells = false;
  await scan(entry, {
    open(name, tag) {
      if (name === 'numFmt') codes.set(Number(attribute(tag, 'numFmtId')), attribute(tag, 'formatCode') ?? '');
      else if (name === 'cellXfs') inCells = true;
      else if (name === 'xf' && inCells) formats.push(Number(attribute(tag, 'numFmtId') ?? 0));
    },
    close(name) {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return formats.map((index) => isDateFormat(index, codes.get(index)));
}

/** Collects the text of a string item: all its runs, without phonetic hints (`rPh`) of East Asian texts. */
export class StringItem {
  #text = '';
  #inText = false;
  #aids = 0;

  open(name: string): void {
    if (name === 'rPh') this.#aids += 1;
    else if (name === 't') this.#inText = this.#aids === 0;
  }

  close(name: string): void {
    if (name === 'rPh') this.#aids -= 1;
    else if (name === 't') this.#inText = false;
  }

  text(text: string): void {
    if (!this.#inText) return;
    this.#text += text;
    if (this.#text.length > MAX_TEXT * 8) throw sheetErrors.unreadable();
  }

  /** The finished text; resets the item. */
  take(): string {
    const text = unescapeText(this.#text);
    this.#text = '';
    if (text.length > MAX_TEXT) throw sheetErrors.unreadable();
    return plainText(text);
  }
}

async function readSharedStrings(entry: ZipEntry): Promise<string[]> {
  const strings: string[] = [];
  const item = new StringItem();
  await scan(entry, {
    open: (name) => item.open(name),
    close(name) {
      item.close(name);
      if (name !== 'si') return;
      strings.push(item.take());
      if (strings.length > MAX_SHARED_STRINGS) throw sheetErrors.oversized();
    },
    text: (text) => item.text(text),
  });
  return strings;
}

/** Loads an .xlsx file without its rows: visible sheets in order, shared strings, date formats, calendar. */
export async function openWorkbook(archive: Archive): Promise<XlsxWorkbook> {
  const [main] = (await readRelationships(archive, '')).filter(({ type }) => type === 'officeDocument');
  const path = main?.target ?? 'xl/workbook.xml';
  const entry = archive.get(path);
  if (!entry) throw sheetErrors.unreadable();
  const links = await readRelationships(archive, path);
  const part = (type: string) => archive.get(links.find((link) => link.type === type)?.target ?? '');
  const { sheets, since1904 } = await readWorkbookPart(archive, entry, links);
  const styles = part('styles');
  const texts = part('sharedStrings');
  return {
    sheets,
    since1904,
    dates: styles ? await readDateFormats(styles) : [],
    strings: texts ? await readSharedStrings(texts) : [],
  };
}
