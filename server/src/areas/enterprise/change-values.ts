import {
  type CertifiedChanges,
  certifiedFields,
  certifiedNames,
  changeableNames,
  type company,
  type companyChange,
  companyRefusals,
  protectedNames,
} from '@campus/contract/enterprise';
import { Failure, type Fields, failure, fieldFailure, pick, type Row, readFields, refusal } from '@campus/contract/kit';
import type { Context } from '../../kit/context.ts';
import { assertCompany, assertPapersPresent, isSameValue } from './company-rules.ts';
import { assertCreditCodeFree } from './credit-code.ts';

type Company = Row<typeof company>;
export type Change = Row<typeof companyChange>;
type Values = Partial<Pick<Company, (typeof certifiedNames)[number]>>;
type Sent = Partial<Pick<Change, 'changes' | (typeof protectedNames)[number]>>;
const isChangeable = (name: string): name is (typeof changeableNames)[number] =>
  (changeableNames as readonly string[]).includes(name);

/** New values of `changes`, cleaned and checked; values equal to the company's are left out. */
async function readChanges(changes: CertifiedChanges, held: Company, context: Context): Promise<Values> {
  const unknown = Object.keys(changes).find((name) => !isChangeable(name));
  if (unknown !== undefined) throw failure('unknownField', unknown.slice(0, 60));
  const names = Object.keys(changes).filter(isChangeable);
  const fields: Fields = pick(certifiedFields, names);
  const sent = Object.fromEntries(names.map((name) => [name, changes[name]?.new]));
  const read = readFields(fields, sent, true) as Values;
  await context.engine.checkExistence(fields, read, context);
  return Object.fromEntries(names.filter((name) => !isSameValue(read[name], held[name])).map((n) => [n, read[n]]));
}

/**
 * What a new change holds: the pairs of old and new values, the protected values that differ and the labels of both.
 * Throws when nothing differs.
 */
export async function describeChange(sent: Sent, held: Company, context: Context): Promise<Partial<Change>> {
  const plain = await readChanges(sent.changes ?? {}, held, context);
  const guarded = Object.fromEntries(
    protectedNames.map((name) => [name, isSameValue(sent[name], held[name]) ? null : (sent[name] ?? null)]),
  );
  const values: Values = { ...plain, ...guarded };
  const changed = certifiedNames.filter((name) => Object.hasOwn(plain, name) || (values[name] ?? null) !== null);
  if (changed.length === 0) throw refusal(companyRefusals.unchanged);
  const changes = Object.fromEntries(
    Object.entries(plain).map(([name, value]) => [name, { old: held[name as keyof Company], new: value }]),
  );
  const items = changed.map((name) => certifiedFields[name].label).join('、');
  return { changes, ...guarded, items };
}

/** New certified values of a change, by field. */
export function valuesOfChange(row: Partial<Change>): Values {
  const plain = Object.entries(row.changes ?? {}).map(([name, pair]) => [name, pair.new]);
  const guarded = protectedNames.flatMap((name) => ((row[name] ?? null) === null ? [] : [[name, row[name]]]));
  return Object.fromEntries([...plain, ...guarded]);
}

async function assertCodeFree(merged: Company, context: Context): Promise<void> {
  try {
    await assertCreditCodeFree(merged.creditCode, merged.id, context);
  } catch (error) {
    if (error instanceof Failure)
      throw fieldFailure('creditCode', companyRefusals.creditCodeUsed, error.errorCode ?? 'RC_COMPANY_DUP');
    throw error;
  }
}

/** Asserts that the company with the changed values keeps every rule of certified data. The company is locked. */
export async function assertChange(held: Company, values: Values, context: Context): Promise<void> {
  const merged = { ...held, ...values } as Company;
  readFields(certifiedFields, { ...merged });
  assertCompany(merged, undefined, context);
  await assertPapersPresent(merged, context);
  if (merged.creditCode !== held.creditCode) await assertCodeFree(merged, context);
}
