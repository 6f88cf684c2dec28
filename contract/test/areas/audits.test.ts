import { expect, it } from 'vitest';
import { areas, entities } from '../../src/index.ts';
import type { AnyEntity, Area, Workflow } from '../../src/kit/index.ts';

const flows = (entities as readonly AnyEntity[]).flatMap((entity) => {
  const flow = entity.workflow as Workflow | undefined;
  return flow ? [{ entity, flow }] : [];
});
const events = new Set(areas.flatMap(({ events = [] }: Area) => events.map(({ code }) => code)));

it('declares the message event of every notice of a workflow', () => {
  for (const { entity, flow } of flows)
    for (const [name, code] of Object.entries(flow.notices ?? {})) {
      expect(name === 'waiting' || flow.steps[name], `${entity.name}.${name}`).toBeTruthy();
      expect(events, `${entity.name}.${name}`).toContain(code);
    }
});

it('describes the waiting rows of an audit by columns of the entity', () => {
  const tasks = flows.flatMap(({ entity, flow: { task, states } }) => (task ? [{ entity, task, states }] : []));
  expect(new Set(tasks.map(({ task }) => task.key)).size).toBe(tasks.length);
  for (const { entity, task, states } of tasks) {
    expect(states.waiting, entity.name).toBeDefined();
    for (const name of task.names) expect(entity.fields[name], `${entity.name}.${name}`).toBeDefined();
    expect(entity.computed, entity.name).toContain('overdueDays');
  }
});
