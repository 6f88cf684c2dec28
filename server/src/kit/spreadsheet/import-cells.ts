import {
  type AnyEntity,
  Failure,
  type Field,
  failure,
  fieldAccess,
  findField,
  formFields,
  type Heading,
  isComparable,
  isList,
  isStored,
} from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Scope } from '../read/condition.ts';
import { type Data, loadDisplay } from '../read/texts.ts';
import { visibleWhere } from '../read/where.ts';
import { assertSafeInput } from '../write/safe-input.ts';

/** A column that an import understands. */
export interface ImportColumn {
  readonly name: string;
  readonly title: string;
  /** Title in an exported file, understood as well. */
  readonly label: string;
  /** The column may be missing in the file. */
  readonly optional: boolean;
  /** The column names the row. */
  readonly isKey?: true;
}
const getTitle = (e: AnyEntity, name: string): string => findField(e, name)?.label ?? name;

/** Columns that an import understands: those that the export writes and a form accepts, or those of `importing`. */
export function importColumns(e: AnyEntity): readonly ImportColumn[] {
  const writable = formFields(e, 'add', 'staff');
  const named =
    e.importing ?? ((e.excel ?? e.list) as readonly string[]).filter((name) => Object.hasOwn(writable, name));
  return (named as readonly (string | Heading)[]).map((item) => {
    const {
      field: name,
      title = getTitle(e, name),
      optional = false,
      isKey = false,
    } = typeof item === 'string' ? { field: item } : item;
    const field = writable[name];
    return {
      name,
      title,
      label: getTitle(e, name),
      optional: !isKey && (optional || !field?.required || field.default !== undefined),
      ...(isKey && { isKey }),
    };
  });
}

/** Titles that the heading row must hold. */
export const requiredHeadings = (e: AnyEntity): string[] =>
  importColumns(e).flatMap(({ title, optional }) => (optional ? [] : [title]));

export interface Headings {
  readonly titles: readonly string[];
  /** Fields with the index of their column; unknown columns are left out. */
  readonly columns: readonly { readonly name: string; readonly at: number; readonly title?: string }[];
}
/** Maps columns to fields by the import title or by the field's label, as an export writes it. */
export function getHeadings(wanted: readonly ImportColumn[], titles: readonly string[]): Headings {
  const labels = wanted.map(({ name, label }) => ({ name, title: label }));
  const found = [...wanted, ...labels].map(({ name, title }) => ({ name, at: titles.indexOf(title) }));
  const places = new Map(found.filter(({ at }) => at >= 0).map((column) => [column.at, column]));
  return { titles, columns: [...places.values()] };
}

type Translate = (text: string) => Promise<string | undefined>;

/** Converts cell texts to values and caches its lookups; one instance per import. */
export class CellReader {
  readonly #e: AnyEntity;
  #context: Context;
  readonly #scope: Scope;
  readonly #translators = new Map<string, Promise<Translate>>();

  constructor(e: AnyEntity, context: Context, scope: Scope) {
    this.#e = e;
    this.#context = context;
    this.#scope = scope;
  }

  /** Returns the draft of one row without its empty cells. Throws badText, or one Failure with every bad field. */
  async draft(cells: readonly string[], headings: Headings, context: Context): Promise<Data> {
    // Reads on the connection of the row's transaction: the embedded database has no other while it is open.
    this.#context = context;
    assertSafeInput(cells);
    const draft: Data = {};
    const broken: Record<string, string> = {};
    for (const { name, at } of headings.columns) {
      const field = findField(this.#e, name) as Field;
      const text = (cells[at] ?? '').trim();
      const isFilled = Object.hasOwn(draft, name) || Object.hasOwn(broken, name);
      if (text === '' || !isStored(field) || isFilled) continue;
      const value = await this.#value(name, field, text);
      if (value === undefined) broken[name] = failure('notAnOption', field.label).message;
      else draft[name] = value;
    }
    const [first] = Object.values(broken);
    if (first !== undefined) throw new Failure('notAnOption', first, broken);
    return draft;
  }

  async #value(name: string, field: Field, text: string): Promise<unknown> {
    const translate = this.#translators.get(name) ?? this.#translator(field);
    this.#translators.set(name, translate);
    const one = await translate;
    if (!isList(field)) return one(text);
    const parts = await Promise.all(
      text
        .split(/[,，、;；]/)
        .filter((p) => p.trim())
        .map((p) => one(p.trim())),
    );
    return parts.includes(undefined) ? undefined : parts.join(',');
  }

  async #translator(field: Field): Promise<Translate> {
    switch (field.kind) {
      case 'dict':
      case 'dicts':
        return byText(await this.#scope.ports.dictionary(field.dict as string));
      case 'choice':
        return byText(new Map(Object.entries(field.options ?? {})));
      case 'flag':
        return byText(
          new Map([
            ['1', '是'],
            ['0', '否'],
          ]),
        );
      case 'yesNo':
        return byText(
          new Map([
            ['Y', '是'],
            ['N', '否'],
          ]),
        );
      case 'depart':
      case 'category':
      case 'categories':
      case 'area':
      case 'areas':
        return this.#byNode(field);
      case 'ref':
      case 'refs':
        return (text) => this.#byName(field, text);
      default:
        return async (text) => text;
    }
  }

  /** Finds a node by its value, its path (`浙江省/杭州市/西湖区`), or its text when only one node has it. */
  async #byNode(field: Field): Promise<Translate> {
    const nodes = await this.#scope.ports.tree(field.tree as string, this.#context.session.tenantId);
    const paths = new Map<string, string[]>();
    for (const node of nodes.values()) {
      const names: string[] = [];
      for (
        let at: string | null = node.value;
        at && nodes.has(at) && names.length < 8;
        at = nodes.get(at)?.parent ?? null
      ) {
        names.unshift(nodes.get(at)?.text as string);
        const path = names.join('/');
        paths.set(path, [...(paths.get(path) ?? []), node.value]);
      }
    }
    return async (text) => {
      if (nodes.has(text)) return text;
      const found = [...new Set(paths.get(text.replace(/\s*[/／>-]\s*/g, '/')) ?? [])];
      return found.length === 1 ? found[0] : undefined;
    };
  }

  async #byName(field: Field, text: string): Promise<string | undefined> {
    const target = this.#scope.registry.get(field.to as string);
    const condition = await visibleWhere(target, this.#scope);
    const { name, join } = await loadDisplay(target, this.#scope);
    const id = sql.ref(`${target.table}.id`);
    // A name that this session does not read plain could be guessed by importing it.
    const isNamed = isComparable(fieldAccess(target, target.display as string, this.#scope.session));
    const matching = isNamed ? sql`(${id} = ${text} or ${name} = ${text})` : sql`${id} = ${text}`;
    const { rows } = await sql<{ id: string }>`
      select ${id} as id from ${sql.table(target.table)} ${join} where ${condition} and ${matching} limit 2`.execute(
      this.#context.db,
    );
    return rows.length === 1 ? rows[0]?.id : undefined;
  }
}

function byText(items: ReadonlyMap<string, string> | undefined): Translate {
  const values = new Map([...(items ?? [])].map(([value, text]) => [text, value]));
  return async (text) => values.get(text) ?? (items?.has(text) ? text : undefined);
}
