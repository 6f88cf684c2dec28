import { entities } from '@campus/contract';
import { type AnyEntity, Failure, type Field, isStored } from '@campus/contract/kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/*
 * Every declared key holds when several transactions write it at once: one row is stored, the others fail with the
 * declared message. On PostgreSQL the transactions run on several connections.
 */
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ filled: 'tiny' });
});
afterAll(() => app.close());

interface DeclaredKey {
  readonly entity: AnyEntity;
  readonly name: string;
  readonly fields: readonly string[];
  readonly sentence: string;
  readonly when: Readonly<Record<string, unknown>>;
}
/** Values of a row that meets the condition of a key. */
function getCondition(when: unknown): Readonly<Record<string, unknown>> {
  if (typeof when === 'object' && when !== null && 'all' in when)
    return Object.assign({}, ...(when.all as unknown[]).map(getCondition));
  if (!Array.isArray(when)) return {};
  const [field, operator, value] = when as [string, string, unknown];
  if (operator === 'in') return { [field]: (value as unknown[])[0] };
  return operator === 'eq' ? { [field]: value } : {};
}
const getKeys = (entity: AnyEntity): DeclaredKey[] => [
  ...Object.entries(entity.fields).flatMap(([name, { unique, label }]) => {
    if (!unique) return [];
    const { within = [], message = `${label}已存在!`, when = undefined } = unique === true ? {} : unique;
    return [
      {
        entity,
        name: `${entity.name}.${name}`,
        fields: [name, ...within],
        sentence: message,
        when: getCondition(when),
      },
    ];
  }),
  ...(entity.uniques ?? []).map(({ fields, message, when }) => ({
    entity,
    name: `${entity.name} ${fields.join('+')}`,
    fields,
    sentence: message,
    when: getCondition(when),
  })),
];
// A key without fields stands for one row a tenant, which the seeds have written.
const keys = entities.flatMap(getKeys).filter(({ fields }) => fields.length > 0);

/** A value that the column of the field takes. */
function sampleValue(field: Field, mark: string): unknown {
  switch (field.kind) {
    case 'number':
      return 700_001;
    case 'money':
      return '1.00';
    case 'date':
      return '2031-01-02';
    case 'dateTime':
      return '2031-01-02 03:04:05';
    case 'time':
      return '03:04:05';
    case 'flag':
      return 0;
    case 'yesNo':
      return 'N';
    case 'json':
      return {};
    case 'choice':
      return Object.keys(field.options ?? {})[0];
    case 'dict':
      return field.numeric ? 1 : '1';
    default:
      return mark.slice(0, field.max ?? 20);
  }
}
/** Columns that a constraint wants to be later than another one. */
const endColumns = (entity: AnyEntity): ReadonlySet<string> =>
  new Set(
    (entity.constraints ?? []).flatMap(({ holds }) => {
      const [, operator, end] = Array.isArray(holds) ? holds : [];
      return operator === 'lt' && typeof end === 'object' && end !== null && 'column' in end
        ? [String(end.column)]
        : [];
    }),
  );
/** Numbers of ranges that do not overlap those of other rows. */
const getPlaces = (entity: AnyEntity, at: number): Readonly<Record<string, number>> =>
  Object.fromEntries(
    (entity.periods ?? []).flatMap(({ ranges }) =>
      ranges.flatMap((range) =>
        // A pair of columns is a range of times.
        'start' in range
          ? [
              [range.start, at],
              [range.length, 1],
            ]
          : [],
      ),
    ),
  );
function getRow({ entity, fields, when }: DeclaredKey, at: number): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  const apart = new Set((entity.periods ?? []).flatMap(({ equal }) => equal as readonly string[]));
  const ends = endColumns(entity);
  const places = getPlaces(entity, at);
  for (const [name, field] of Object.entries(entity.fields)) {
    const inKey = fields.includes(name);
    const isOther =
      apart.has(name) ||
      field.unique ||
      (entity.uniques ?? []).some((set) => (set.fields as readonly string[]).includes(name));
    // Without a value a row takes part in no other key.
    if (!isStored(field) || (!inKey && !field.required && !apart.has(name))) continue;
    // Values of other keys differ, so that this one alone is at stake.
    const value = sampleValue(field, inKey ? 'U7' : `V${at}`);
    row[name] = !inKey && isOther && typeof value === 'number' ? value + at : value;
    if (name in places) row[name] = places[name];
    if (ends.has(name)) row[name] = field.kind === 'dateTime' ? '2031-01-02 04:04:05' : 'W8';
  }
  return { ...row, ...when };
}

describe.each(keys)('$name', (key) => {
  it('is stored once by four transactions at a time', async () => {
    const session = { ...staff, codes: new Set<string>() };
    const written = await Promise.allSettled(
      [1, 2, 3, 4].map((at) =>
        app.engine.runAs(session, (context) => context.engine.insert(key.entity, getRow(key, at), context)),
      ),
    );
    const refused = written.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    for (const reason of refused) {
      if (!(reason instanceof Failure)) throw reason;
      expect(reason.message).toBe(key.sentence);
    }
    expect(refused).toHaveLength(3);
    if (!key.entity.appendOnly) {
      const gone = written.flatMap((one) => (one.status === 'fulfilled' ? [(one.value as { id: string }).id] : []));
      await sql`delete from ${sql.table(key.entity.table)} where id = any(${gone}::text[])`.execute(app.engine.db);
    }
  });
});
const staff = {
  userId: 'keys',
  username: 'keys',
  realname: '键',
  audience: 'staff',
  tenantId: 3,
  roles: [],
} as const;
