import {
  type Access,
  type AnyEntity,
  failure,
  type StepPreview,
  stepRefusal,
  text,
  type Workflow,
} from '@campus/contract/kit';
import type { EngineApi } from '../context.ts';
import { withCheckedValues } from '../write/checked-values.ts';
import { lockVisible } from '../write/lock-visible.ts';
import { ok, type Route } from './route.ts';

/** Steps that say beforehand what they do. */
const askingSteps = (e: AnyEntity): string[] =>
  Object.entries((e.workflow as Workflow | undefined)?.steps ?? {}).flatMap(([name, { asks }]) => (asks ? [name] : []));

/**
 * `GET {path}/stepPreview?id&step`: what an asking step would do to a row and the messages it would send. Answers only
 * those who can take the step on this row now.
 */
export function previewRoute(engine: EngineApi, e: AnyEntity): Route[] {
  const names = askingSteps(e);
  if (names.length === 0) return [];
  const flow = e.workflow as Workflow;
  const codes = [...new Set(names.map((name) => e.can[name] as string))] as Access[];
  return [
    {
      methods: ['GET'],
      path: `${e.path}/stepPreview`,
      access: (codes.length === 1 ? codes[0] : codes) as Access,
      title: `${e.title}操作预览`,
      input: { id: text({ label: e.title, required: true }), step: text({ label: '操作', required: true }) },
      handle: async (call) => {
        const name = names.find((one) => one === call.query.step);
        if (!name) throw failure('badBody');
        const context = engine.context(call);
        const row = await lockVisible(e, call.query.id ?? '', context, 'reading');
        const refused = stepRefusal(
          e.code,
          flow,
          name,
          await withCheckedValues(e, name, row, context),
          context.session,
          context.now,
        );
        if (refused) throw refused;
        const preview: StepPreview | undefined = await engine.behaviour(e).preview?.(name, row, context);
        return ok(preview ?? {});
      },
    },
  ];
}
