import { type AnyEntity, type Field, fieldOf } from '@campus/contract/kit';

/** Where a column of a list comes from: the row itself, or the row that a reference of it points at. */
export interface Source {
  readonly field: Field;
  /** camelCase column name. */
  readonly column: string;
  readonly via?: { readonly reference: string; readonly entity: AnyEntity };
}

/** All entities by name; the one place that resolves references between them. Throws on an unknown name. */
export class Registry {
  readonly #byName: ReadonlyMap<string, AnyEntity>;
  readonly entities: readonly AnyEntity[];

  constructor(entities: readonly AnyEntity[]) {
    this.entities = entities;
    this.#byName = new Map(entities.map((e) => [e.name, e]));
    if (this.#byName.size !== entities.length) throw new Error('two entities carry one name');
  }
  get(name: string): AnyEntity {
    const found = this.#byName.get(name);
    if (!found) throw new Error(`unknown entity ${name}`);
    return found;
  }
  /** The source of column `name` of `e`, or undefined when it has none. */
  source(e: AnyEntity, name: string): Source | undefined {
    const field = fieldOf(e, name);
    if (!field) return undefined;
    if (field.kind !== 'through') return { field, column: columnOf(name, field) };
    const reference = fieldOf(e, field.via as string);
    const target = this.get(reference?.to as string);
    const source = fieldOf(target, field.source as string);
    if (!source) throw new Error(`${e.name}.${name} goes through ${target.name}, which has no ${field.source}`);
    const { required: _required, ...rest } = source;
    return {
      field: {
        ...rest,
        required: false,
        derived: true,
        label: field.label,
        ...(field.width !== undefined && { width: field.width }),
      },
      column: columnOf(field.source as string, source),
      via: { reference: columnOf(field.via as string, reference as Field), entity: target },
    };
  }
}

/** The camelCase column of a field: its name, unless the wire spelling is not the one to keep. */
export const columnOf = (name: string, field: Field): string => field.column ?? name;
export const snake = (name: string): string => name.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`);
