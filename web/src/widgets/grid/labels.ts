import { request } from '../../request/client.ts';
import { allDeparts, departTreeQuery } from '../pickers/depart-tree.ts';
import { loadUsers } from '../pickers/user-source.ts';
import { getOptionText, getParts, isSeveral, mergeOptions } from './cell-value.ts';
import type { GridColumn, GridOption } from './column.ts';

type Texts = ReadonlyMap<string, string>;
/** Time in ms in which requested values are batched. */
const gatherMs = 20;
/** Values per call; sorting or searching a large table requests all of them. */
const maxPerCall = 200;

/** Loads the labels of stored values. */
async function loadLabels(column: GridColumn, values: readonly string[]): Promise<Texts> {
  switch (column.type) {
    case 'sel_user': {
      const store = column.store === 'id' ? 'id' : 'username';
      const users = await loadUsers('sys', store, values);
      return new Map(users.map((user) => [user[store], user.realname]));
    }
    case 'sel_depart': {
      const store = column.store === 'orgCode' ? 'orgCode' : 'id';
      const tree = await departTreeQuery('sys').queryFn({ signal: new AbortController().signal });
      return new Map(allDeparts(tree).map((depart) => [depart[store], depart.departName]));
    }
    default: {
      const texts = await request<readonly string[]>({
        method: 'GET',
        path: `/sys/dict/loadDictItem/${encodeURIComponent(column.dict ?? '')}`,
        query: { key: values.join(',') },
        silent: true,
      });
      return new Map(values.map((value, i) => [value, texts[i] ?? value]));
    }
  }
}
const lookupTypes: ReadonlySet<string> = new Set(['sel_user', 'sel_depart', 'sel_search_async']);

/** Labels of values: options, dictionary items, names of people and departments. */
export class Labels {
  readonly #arrived: () => void;
  /** Items by dictionary code or parent value; the page's own options belong to the column. */
  readonly #items = new Map<string, readonly GridOption[]>();
  readonly #merged = new Map<string, readonly GridOption[]>();
  readonly #texts = new Map<string, Map<string, string>>();
  readonly #wanted = new Map<string, { readonly column: GridColumn; readonly values: Set<string> }>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(arrived: () => void) {
    this.#arrived = arrived;
  }
  /** Options of a column: its own, then its dictionary's. */
  optionsOf(column: GridColumn): readonly GridOption[] {
    const known = this.#merged.get(column.key);
    if (known) return known;
    const code = column.dictCode ?? column.dict ?? '';
    const merged = mergeOptions(column.options, [
      ...(this.#items.get(code) ?? []),
      ...(this.#items.get(`made ${column.key}`) ?? []),
    ]);
    this.#merged.set(column.key, merged);
    return merged;
  }
  /** Stores the items of a dictionary. */
  setItems(code: string, items: readonly GridOption[]): void {
    if (this.#items.get(code) === items) return;
    this.#items.set(code, items);
    this.forgetMerged();
    this.#arrived();
  }
  /** Adds a custom option. */
  addOption(column: GridColumn, value: string): void {
    const made = `made ${column.key}`;
    this.#items.set(made, [...(this.#items.get(made) ?? []), { value, text: value }]);
    this.forgetMerged();
  }
  forgetMerged(): void {
    this.#merged.clear();
  }
  /** Stores labels that are already known, such as those of a selected option. */
  addLabels(column: GridColumn, texts: Texts): void {
    const known = this.#texts.get(column.key) ?? new Map<string, string>();
    for (const [value, text] of texts) known.set(value, text);
    this.#texts.set(column.key, known);
  }
  /** Text of a cell; unknown labels are loaded and displayed when they arrive. */
  textOf(column: GridColumn, value: unknown, options: readonly GridOption[]): string {
    if (!lookupTypes.has(column.type)) return getOptionText(value, options, isSeveral(column));
    const known = this.#texts.get(column.key);
    return getParts(value)
      .map((part) => {
        const found = known?.get(part) ?? options.find((option) => String(option.value) === part)?.text;
        if (found === undefined) this.#request(column, part);
        return found ?? part;
      })
      .join(',');
  }
  /** Cancels pending requests. */
  dispose(): void {
    clearTimeout(this.#timer);
  }

  #request(column: GridColumn, value: string): void {
    const wanted = this.#wanted.get(column.key) ?? { column, values: new Set() };
    wanted.values.add(value);
    this.#wanted.set(column.key, wanted);
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#loadRequested();
    }, gatherMs);
  }
  #loadRequested(): void {
    const wanted = [...this.#wanted.values()];
    this.#wanted.clear();
    const calls = wanted.flatMap(({ column, values }) => {
      const all = [...values];
      const starts = Array.from({ length: Math.ceil(all.length / maxPerCall) }, (_, i) => i * maxPerCall);
      return starts.map((start) => ({ column, asked: all.slice(start, start + maxPerCall) }));
    });
    for (const { column, asked } of calls) {
      // Shown unchanged until a label arrives, and not requested twice.
      this.addLabels(column, new Map(asked.map((value) => [value, value])));
      loadLabels(column, asked).then(
        (texts) => {
          this.addLabels(column, texts);
          this.#arrived();
        },
        // The cell keeps showing the stored value; the call is silent because the user did not request it.
        () => undefined,
      );
    }
  }
}
