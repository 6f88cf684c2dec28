import type { AnyEntity } from './entity.ts';
import { columnField } from './entity-fields.ts';
import type { Field } from './field.ts';
import { nothing } from './filter.ts';

/** Audiences limited by the field or its source; the rows are those of both definitions. */
function getPlainWhen(field: Field, source: Field): Pick<Field, 'plainWhen'> {
  const rules = [field.plainWhen, source.plainWhen].filter((rule) => rule !== undefined);
  if (rules.length === 0) return {};
  return { plainWhen: { audiences: rules.flatMap(({ audiences }) => audiences), rows: nothing } };
}

/** The source field as seen by the referring row: kind and protection, without its rules for writing and its place in lists. */
function linkField(field: Field, source: Field): Field {
  const { required: _r, requiredMessage: _m, unique: _u, fillRule: _f, checkRule: _c, ...seen } = source;
  const { priority: _p, whole: _w, ...kind } = seen;
  return {
    ...kind,
    label: field.label,
    required: false,
    derived: true,
    ...(field.width !== undefined && { width: field.width }),
    ...(field.priority !== undefined && { priority: field.priority }),
    ...(field.whole !== undefined && { whole: field.whole }),
    ...(field.help !== undefined && { help: field.help }),
    ...getPlainWhen(field, source),
    via: field.via as string,
    source: field.source as string,
  };
}

/**
 * Links every `through` field of these entities to its source field, so that `fieldOf` returns that field's kind,
 * dictionary, tree, reference, mask and readers. Idempotent. Throws when a name cannot be resolved.
 */
export function linkEntities<const E extends readonly AnyEntity[]>(entities: E): E {
  const byName = new Map(entities.map((e) => [e.name, e]));
  for (const e of entities)
    for (const [name, field] of Object.entries(e.fields)) {
      if (field.kind !== 'through') continue;
      const target = byName.get(e.fields[field.via as string]?.to ?? '');
      const source = target && columnField(target, field.source as string);
      if (!source || source.kind === 'through' || source.phases)
        throw new Error(`${e.name}.${name} reads ${field.via}.${field.source}, which is no stored field`);
      (field as { reads?: Field }).reads ??= linkField(field, source);
    }
  return entities;
}
