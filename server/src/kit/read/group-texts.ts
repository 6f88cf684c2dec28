import type { Field } from '@campus/contract/kit';
import type { Handle } from '../handle.ts';
import type { Scope } from './condition.ts';
import { findTexts } from './texts.ts';

/**
 * Texts of groups that are read next to each other: nodes of one name say what they are part of, as two schools of a
 * tenant each have a college of that name.
 */
export async function findGroupTexts(
  db: Handle,
  field: Field,
  keys: readonly string[],
  scope: Scope,
): Promise<ReadonlyMap<string, string> | undefined> {
  const texts = await findTexts(db, field, keys, scope);
  if (!texts || field.tree === undefined) return texts;
  const shared = Map.groupBy(texts, ([, text]) => text);
  const twins = [...shared.values()].filter((same) => same.length > 1).flat();
  if (twins.length === 0) return texts;
  const nodes = await scope.ports.tree(field.tree, scope.session.tenantId);
  const whole = ([key, text]: readonly [string, string]): [string, string] => {
    const above = nodes.get(nodes.get(key)?.parent ?? '')?.text;
    return [key, above === undefined ? text : `${text}（${above}）`];
  };
  return new Map([...texts, ...twins.map(whole)]);
}
