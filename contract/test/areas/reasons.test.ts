import { expect, it } from 'vitest';
import { areas } from '../../src/index.ts';
import type { Area, Field, Fields, Workflow } from '../../src/kit/index.ts';
import { checkInForm, isRequired, readFields } from '../../src/kit/index.ts';

const other = '其他';
/** Codes of the item 其他 by dictionary, of the dictionaries that hold reasons. */
const others = new Map(
  areas.flatMap((area: Area) =>
    (area.dictionaries ?? []).flatMap(({ code, items }) =>
      /reason/.test(code)
        ? items.flatMap(({ value, text }) => (text === other ? [[code, String(value)] as const] : []))
        : [],
    ),
  ),
);
/** Every form that asks for a reason: inputs of steps and of calls. */
const forms: readonly (readonly [string, Fields])[] = areas.flatMap((area: Area) => [
  ...area.entities.flatMap((entity) =>
    Object.entries((entity.workflow as Workflow | undefined)?.steps ?? {}).map(
      ([name, step]) => [`${entity.name}.${name}`, step.input ?? {}] as const,
    ),
  ),
  ...(area.endpoints ?? []).map((endpoint) => [endpoint.path, endpoint.input as Fields] as const),
]);
const asking = forms.flatMap(([form, fields]) =>
  Object.entries(fields).flatMap(([name, { dict }]) => {
    const value = others.get(dict ?? '');
    return value === undefined ? [] : [{ form, name, value, fields }];
  }),
);

it('knows forms with reasons', () => {
  expect(asking.map(({ form }) => form)).toEqual(expect.arrayContaining(['delivery.reject', 'companyPost.reject']));
});
it.each(asking)('$form requires a text when the reason is 其他', ({ name, value, fields }) => {
  const needed = Object.entries(fields).filter(([, field]) => field.requiredWhen?.field === name);
  expect(needed).toHaveLength(1);
  const [words, field] = needed[0] as [string, Field];
  expect(field.requiredWhen?.holds).toContain(value);
  for (const chosen of [value, `1,${value}`]) {
    expect(isRequired(field, { [name]: chosen })).toBe(true);
    expect(checkInForm(field, null, { [name]: chosen })?.message).toBe(field.requiredMessage);
  }
  expect(isRequired(field, { [name]: '1' })).toBe(false);
  const reason = fields[name] as Field;
  const refusal = () =>
    readFields({ [name]: reason, [words]: field }, { [name]: reason.numeric ? Number(value) : value });
  expect(refusal).toThrow(field.requiredMessage);
});
