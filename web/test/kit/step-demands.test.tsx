import { entities } from '@campus/contract';
import { type AnyEntity, isDemanded, type Session, type Workflow } from '@campus/contract/kit';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useSteps } from '../../src/kit/step/steps.tsx';
import { serve, show, signIn } from './support.tsx';

afterEach(cleanup);
const staff: Session = {
  ...{ userId: '7', username: 'lin', realname: '林知夏', audience: 'staff', tenantId: 1 },
  roles: [],
  codes: new Set(),
};
interface Case {
  readonly entity: AnyEntity;
  readonly name: string;
  readonly input: string;
}
const cases: readonly Case[] = entities.flatMap((entity: AnyEntity) =>
  Object.entries((entity.workflow as Workflow | undefined)?.steps ?? {}).flatMap(([name, step]) =>
    Object.keys(step.demands ?? {}).map((input) => ({ entity, name, input })),
  ),
);

function Taken({ entity, name, status }: Pick<Case, 'entity' | 'name'> & { readonly status: number | undefined }) {
  const steps = useSteps(entity);
  const flow = entity.workflow as Workflow;
  const step = flow.steps[name];
  if (!step) throw new Error(`no step ${name}`);
  return (
    <>
      <button type="button" onClick={() => steps.take({ name, step }, { id: '1', [flow.column]: status } as never)}>
        打开
      </button>
      {steps.dialogs}
    </>
  );
}

it('has steps whose input some must give', () => expect(cases.length).toBeGreaterThan(1));

it.each(cases)('asks for $input of $entity.title in $name exactly where the server does', async (one) => {
  const { entity, name, input } = one;
  const flow = entity.workflow as Workflow;
  const step = flow.steps[name];
  if (!step) throw new Error(`no step ${name}`);
  signIn();
  const asked = serve({});
  for (const state of step.from) {
    const { code } = flow.states[state] ?? {};
    const isNeeded = isDemanded(flow, step, input, { [flow.column]: code }, staff);
    show(<Taken entity={entity} name={name} status={code} />);
    fireEvent.click(screen.getByRole('button', { name: '打开' }));
    const dialog = await screen.findByRole('dialog');
    const label = within(dialog).getByText(step.input?.[input]?.label ?? '', { selector: 'label' });
    expect(label.classList.contains('ant-form-item-required'), state).toBe(isNeeded);
    if (isNeeded) {
      fireEvent.click(within(dialog).getByRole('button', { name: step.label }));
      expect(await within(dialog).findAllByText(step.input?.[input]?.requiredMessage ?? '')).not.toHaveLength(0);
      expect(asked).toEqual([]);
    }
    cleanup();
  }
});
