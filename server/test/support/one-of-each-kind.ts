import type { AnyEntity } from '@campus/contract/kit';

/** What decides which statements the kit makes for an entity: the parts of its definition, its calls, and the kinds and flags of its fields. */
function kindsOf(e: AnyEntity): string[] {
  const fields = Object.values(e.fields).flatMap((field) =>
    Object.entries(field).flatMap(([name, value]) =>
      name === 'kind' ? [`field ${value}`] : value === true ? [`field ${field.kind} ${name}`] : [],
    ),
  );
  const parts = Object.entries(e).flatMap(([name, value]) => (value ? [`part ${name}`] : [`no ${name}`]));
  return [...fields, ...parts, ...e.calls.map((call) => `call ${call}`)];
}

/** The entities, in their order, that have a kind which none before them has. */
export function oneOfEachKind(entities: readonly AnyEntity[]): AnyEntity[] {
  const seen = new Set<string>();
  return entities.filter((e) => {
    const before = seen.size;
    for (const kind of kindsOf(e)) seen.add(kind);
    return seen.size > before;
  });
}
