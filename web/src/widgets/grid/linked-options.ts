import { getCell } from './cell-value.ts';
import type { GridOption, GridRow } from './column.ts';
import type { Linkage } from './grid-settings.ts';

/** Options of dependent columns, loaded once per value of the preceding column. */
export class LinkedOptions {
  readonly #linkage: () => readonly Linkage[];
  readonly #arrived: () => void;
  readonly #known = new Map<string, readonly GridOption[] | 'loading'>();

  constructor(linkage: () => readonly Linkage[], arrived: () => void) {
    this.#linkage = linkage;
    this.#arrived = arrived;
  }
  /** Options of a cell; undefined for columns without dependency. */
  of(key: string, row: GridRow): readonly GridOption[] | 'loading' | undefined {
    const link = this.#linkOf(key);
    if (!link) return undefined;
    const place = link.keys.indexOf(key);
    const parent = place === 0 ? '' : String(getCell(row, link.keys[place - 1] as string) ?? '');
    if (place > 0 && parent === '') return [];
    const known = this.#known.get(`${key}|${parent}`);
    if (known) return known;
    this.#load(link, `${key}|${parent}`, parent);
    return 'loading';
  }
  /** Columns that a change of this one clears. */
  behind(key: string): readonly string[] {
    const link = this.#linkOf(key);
    return link ? link.keys.slice(link.keys.indexOf(key) + 1) : [];
  }

  #linkOf(key: string): Linkage | undefined {
    return this.#linkage().find(({ keys }) => keys.includes(key));
  }
  #load({ load }: Linkage, place: string, parent: string): void {
    this.#known.set(place, 'loading');
    load(parent).then(
      (options) => {
        this.#known.set(place, options);
        this.#arrived();
      },
      // The request layer has shown the failure; the next access tries again.
      () => this.#known.delete(place),
    );
  }
}
