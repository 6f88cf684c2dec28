import { type AnyEntity, columnField, type Field, findField, linkEntities } from '@campus/contract/kit';
import { type BoundCount, listCounts } from '../counter/counter-list.ts';

/** Where a list column comes from: the row itself or the row that one of its references points to. */
export interface Source {
  readonly field: Field;
  /** Column name in camelCase. */
  readonly column: string;
  /** `reference` is the column, `name` the field of the reference. */
  readonly via?: { readonly reference: string; readonly name: string; readonly entity: AnyEntity };
}

/** All entities by name; the one place that resolves references between them. Throws on an unknown name. */
export class Registry {
  readonly #byName: ReadonlyMap<string, AnyEntity>;
  readonly entities: readonly AnyEntity[];
  /** What every counter counts. */
  readonly counts: readonly BoundCount[];

  constructor(entities: readonly AnyEntity[]) {
    this.entities = linkEntities(entities);
    this.#byName = new Map(entities.map((e) => [e.name, e]));
    if (this.#byName.size !== entities.length) throw new Error('two entities carry one name');
    this.counts = listCounts(this.entities);
  }
  get(name: string): AnyEntity {
    const found = this.#byName.get(name);
    if (!found) throw new Error(`unknown entity ${name}`);
    return found;
  }
  /** The counts that a write of `e` can change. */
  countsOf(e: AnyEntity): readonly BoundCount[] {
    return this.counts.filter(({ counted }) => counted === e);
  }
  /** Entities whose rows are parts of one row of `e`. */
  partsOf(e: AnyEntity): readonly AnyEntity[] {
    return this.entities.filter(({ parent, fields }) => parent !== undefined && fields[parent]?.to === e.name);
  }
  /** The source of column `name` of `e`; undefined when there is none. */
  source(e: AnyEntity, name: string): Source | undefined {
    const field = findField(e, name);
    if (!field) return undefined;
    if (field.via === undefined) return { field, column: getColumn(name, field) };
    const reference = columnField(e, field.via) as Field;
    const target = this.get(reference.to as string);
    const source = columnField(target, field.source as string) as Field;
    return {
      field,
      column: getColumn(field.source as string, source),
      via: { reference: getColumn(field.via, reference), name: field.via, entity: target },
    };
  }
}

/** The camelCase column of a field: its name, unless the field defines another. */
export const getColumn = (name: string, field: Field): string => field.column ?? name;
export const snake = (name: string): string => name.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`);
