import { describe, expect, it } from 'vitest';
import { jobFair } from '../../src/areas/jobfair/index.ts';
import { companyPost } from '../../src/areas/post/index.ts';
import { preach } from '../../src/areas/preach/index.ts';
import { type AnyEntity, deletionRefusal, isProtected, type Workflow } from '../../src/kit/index.ts';
import { someone } from '../support/someone.ts';

const session = someone();
const deletable: readonly (readonly [AnyEntity, readonly string[]])[] = [
  [jobFair, ['draft', 'rejected', 'cancelled']],
  [companyPost, ['draft', 'rejected']],
  [preach, ['draft', 'requested', 'rejected', 'cancelled']],
];

describe.each(deletable.map(([entity, states]) => ({ name: entity.name, entity, states })))(
  'deleting a row of $name',
  ({ entity, states }) => {
    const flow = entity.workflow as Workflow;
    it.each(Object.entries(flow.states))('is offered in the state %s exactly when it is allowed', (name, state) => {
      const row = { [flow.column]: state.code };
      const refusal = deletionRefusal(entity, row, session);
      expect(refusal?.message).toBe(states.includes(name) ? undefined : `当前状态为“${state.label}”，不能删除`);
      expect(isProtected(entity, row, session)).toBe(refusal !== undefined);
    });
    it('is not offered in a state of a later version', () => {
      expect(isProtected(entity, { [flow.column]: 99 }, session)).toBe(true);
    });
  },
);
