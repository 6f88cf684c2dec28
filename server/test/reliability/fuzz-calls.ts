import { entities } from '@campus/contract';
import {
  type AnyEntity,
  type Fields,
  formFields,
  number,
  ref,
  type Step,
  searchItems,
  text,
  type Workflow,
} from '@campus/contract/kit';
import type { Route } from '../../src/kit/http/route.ts';

/** Input fields of an entity's call, in addition to those that endpoints declare themselves. */
export function getInput(route: Route): Fields {
  if (route.input) return route.input;
  const e = findEntity(route);
  return e ? entityInput(e, callName(route)) : { id: text({ label: 'ID' }), path: text({ label: '路径' }) };
}
const callName = ({ path }: Route): string => path.slice(path.lastIndexOf('/') + 1);
/** The entity that a standard call or a step belongs to. */
export function findEntity({ path: whole }: Route): AnyEntity | undefined {
  return entities.find(({ path }) => path !== '' && path === whole.slice(0, whole.lastIndexOf('/')));
}
function entityInput(e: AnyEntity, call: string): Fields {
  const id = { id: ref({ label: 'ID', to: e.name }) };
  const ids = { ids: text({ label: 'ID' }) };
  if (call === 'add') return formFields(e, 'add', 'staff');
  if (call === 'edit') return { ...id, ...formFields(e, 'edit', 'staff'), version: number({ label: '版本' }) };
  if (call === 'list' || call === 'exportXls') return { ...ids, ...searches(e), selections: text({ label: '勾选' }) };
  const steps = Object.entries((e.workflow as Workflow | undefined)?.steps ?? {}) as [string, Step][];
  const taken = steps.filter(([name, step]) => (step.call ?? name) === call);
  return {
    ...id,
    ...ids,
    ...Object.assign({}, ...taken.flatMap(([, { with: fixed, input }]) => [given(fixed), input])),
  };
}
const given = (fixed: Readonly<Record<string, unknown>> | undefined): Fields =>
  Object.fromEntries(Object.keys(fixed ?? {}).map((name) => [name, number({ label: name, min: 0, max: 3 })]));
const searches = (e: AnyEntity): Fields => ({
  ...Object.fromEntries(
    searchItems(e).flatMap(({ name, field }) => [
      [name, field],
      [`${name}_begin`, field],
      [`${name}_MultiString`, field],
    ]),
  ),
  ...Object.fromEntries(
    ['pageNo', 'pageSize', 'column', 'order', 'superQueryParams', 'superQueryMatchType', 'sortInfoString'].map(
      (name) => [name, text({ label: name })],
    ),
  ),
});
