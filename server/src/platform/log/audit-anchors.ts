import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Head of the audit chain at some time, stored outside the database: a truncated chain does not show by itself. */
export interface Anchor {
  readonly time: string;
  readonly seq: number;
  readonly hash: string;
}

/** The anchors of an installation: JSON lines in its data folder. */
export class AuditAnchors {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }
  async all(): Promise<readonly Anchor[]> {
    const text = await readFile(this.#file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    return text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Anchor);
  }
  async add(anchor: Anchor): Promise<void> {
    await mkdir(dirname(this.#file), { recursive: true });
    await appendFile(this.#file, `${JSON.stringify(anchor)}\n`, { mode: 0o600 });
  }
}
