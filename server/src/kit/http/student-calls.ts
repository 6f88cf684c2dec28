import {
  type AnyEntity,
  behalfCode,
  behalfHeader,
  behalfRemark,
  check,
  failure,
  fieldFailure,
  isStaff,
  type Step,
  studentStepPath,
  type Workflow,
} from '@campus/contract/kit';
import type { Context, EngineApi } from '../context.ts';
import { assertKnownKeys } from '../write/body-keys.ts';
import { studentSteps, takeStep } from '../write/step.ts';
import { type Call, ok, type Route } from './route.ts';

/**
 * The context with the student that the call acts for in its session: the owner of a student's token, or the one whom
 * staff name in the header, with a remark when they write. `e` refers to students by `employId`.
 */
export async function actAsStudent(e: AnyEntity, call: Call, context: Context): Promise<Context> {
  const { engine, session } = context;
  if (session.audience === 'student') {
    if (session.employId === undefined) throw failure('noPermission');
    return context;
  }
  if (!isStaff(session)) throw failure('noPermission');
  engine.assertPermission(session, behalfCode);
  const employId = call.headers[behalfHeader] ?? '';
  const student = engine.registry.get(e.fields.employId?.to as string);
  if (employId === '' || (await engine.count(student, ['id', 'eq', employId], context)) === 0)
    throw failure('notFound');
  const problem = call.method === 'GET' ? undefined : check(behalfRemark, call.body.remark);
  if (problem) throw fieldFailure('remark', problem.message);
  return context.withSession({ ...session, employId, isBehalf: true });
}

/** Audits what staff do for the student of their session; nothing for a student's own call. */
export async function auditBehalf(
  e: AnyEntity,
  { step, id, remark }: { readonly step: string; readonly id: string; readonly remark: unknown },
  context: Context,
): Promise<void> {
  const { employId, isBehalf } = context.session;
  const done = { entity: e.name, step, id, employId, remark };
  if (isBehalf) context.engine.ports.audit(context, 'student.behalf', done);
}

/** `POST /api/stu/{entity}/{step}` for each step of a student; what staff do for one is audited. */
export function studentRoutes(engine: EngineApi, e: AnyEntity): Route[] {
  const flow = e.workflow as Workflow | undefined;
  if (flow?.student === undefined) return [];
  return studentSteps(e).map((name) => {
    const step = flow.steps[name] as Step;
    return {
      methods: ['POST'],
      path: studentStepPath(e.name, name),
      access: 'signed-in',
      title: `学生${step.label}${e.title}`,
      operateType: 3,
      handle: async (call) => {
        const { body } = call;
        assertKnownKeys(e, body, call.strict, ['remark', ...Object.keys({ ...step.input, ...step.ofStudent })]);
        const id = String(body.id ?? '');
        await engine.transaction(call, async (own) => {
          const context = await actAsStudent(e, call, own);
          await takeStep(engine.behaviour(e), name, id, body, context, 'student');
          await auditBehalf(e, { step: name, id, remark: body.remark }, context);
        });
        return ok(null, step.done ?? `${step.label}成功`);
      },
    };
  });
}
