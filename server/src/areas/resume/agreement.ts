import { company } from '@campus/contract/enterprise';
import { formNames, getState, refusal, type StepInput, type StepName } from '@campus/contract/kit';
import { agreement, agreementFlow, agreementSentences as words } from '@campus/contract/resume';
import { agreementTypes } from '@campus/contract/rules';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { endEffect, takeEffect } from './agreement-effects.ts';
import { noteAgreement } from './agreement-journal.ts';
import { notifyAgreement } from './agreement-notices.ts';
import { type Agreement, partiesOfAgreement } from './agreement-parties.ts';
import { assertDeadline, assertTerms, getReminders, prepareAgreement } from './agreement-terms.ts';
import { partiesOfNew } from './delivery-parties.ts';
import { issueAgreement, issueTermination } from './issued-papers.ts';
import { assertSigned, loadCollegeSeal, loadCompanySeal } from './seals.ts';
import { hasSignedFor } from './signed-elsewhere.ts';

type Step = StepName<typeof agreement>;
type Input = Readonly<Record<string, unknown>>;
type StepContext = Context & { before: Agreement; input: Input };

/** Values of rc_actor_type for the parties of an agreement. */
const sides = { student: 1, company: 2 } as const;
const getSide = ({ session }: Context): number =>
  session.audience === 'student' || session.isBehalf ? sides.student : sides.company;
const sideNames: Readonly<Record<number, string>> = { [sides.student]: '学生', [sides.company]: '企业' };

const byCollege = (collegeOpinion: string | null, { session, now }: Context) => ({
  collegeBy: session.realname,
  collegeTime: now,
  collegeOpinion,
});
const bySchool = (schoolOpinion: string | null, { session, now }: Context) => ({
  schoolBy: session.realname,
  schoolTime: now,
  schoolOpinion,
});
const undecided = {
  signedTime: null,
  signature: null,
  signScan: null,
  collegeSeal: null,
  collegeBy: null,
  collegeTime: null,
  collegeOpinion: null,
  schoolBy: null,
  schoolTime: null,
  schoolOpinion: null,
};
const withoutEnd = {
  endReason: null,
  endRemark: null,
  endFile: null,
  endLetter: null,
  endParty: null,
  endApplyBy: null,
  endApplyTime: null,
  endAgreeBy: null,
  endAgreeTime: null,
  endSeal: null,
  endSignature: null,
};
/** What a student has drawn under the end of the agreement. */
async function readEndSignature(input: object, context: Context): Promise<string | null> {
  const drawn = 'signature' in input && typeof input.signature === 'string' ? input.signature : null;
  await assertSigned(drawn, null, context);
  return drawn;
}
/** Only a step that the company takes itself has its seal. */
const loadEndSeal = ({ companyId }: Agreement, context: Context) =>
  getSide(context) === sides.company ? loadCompanySeal(companyId, context) : null;

/** The student's answer binds both; only a tripartite agreement needs the school. */
async function accept(
  { nature, employId, type }: Agreement,
  { signature, file }: StepInput<typeof agreement, 'accept'>,
  context: Context,
) {
  if (await hasSignedFor(nature, employId as string, context)) throw refusal(words.ownSignedElsewhere, 'RC_SIGNED');
  await assertSigned(signature, file, context);
  const signed = { signedTime: context.now, signature, signScan: file };
  if (type === agreementTypes.tripartite) return { ...signed, to: 'college' as const };
  return { ...signed, effectiveTime: context.now, to: 'effective' as const };
}

const getReason = (step: Step, { refuseReason, revokeReason }: Agreement): string =>
  (step === 'expire' ? words.lapsed : step === 'refuse' ? refuseReason : revokeReason) ?? '';

async function notifyStep(step: Step, row: Agreement, input: Input, context: Context): Promise<void> {
  const reason = { reason: getReason(step, row) };
  switch (step) {
    case 'resend':
      return notifyAgreement('D20', ['student'], row, context);
    case 'revoke':
      return notifyAgreement('D21', ['student'], row, context, reason);
    case 'refuse':
    case 'expire':
      return notifyAgreement('D21', ['company'], row, context, reason);
    case 'void':
      return notifyAgreement('D21', ['student', 'company'], row, context, reason);
    case 'collegePass':
      return notifyAgreement('D22', ['school'], row, context);
    case 'collegeReturn':
    case 'schoolReturn':
      return notifyAgreement('D24', ['company'], row, context, { reason: String(input.reason) });
    case 'endApply':
      return notifyEndApplied(row, context);
    case 'endPass':
      return notifyAgreement('D26', ['student', 'company'], row, context, { result: '已解除' });
    case 'endReturn':
      return notifyAgreement('D26', ['student', 'company'], row, context, { result: '的解约申请被退回，继续有效' });
    case 'remind':
      return notifyAgreement('D29', ['student'], row, context);
    default:
  }
}
async function notifyEndApplied(row: Agreement, context: Context): Promise<void> {
  const reasons = await context.engine.ports.dictionary('rc_end_reason');
  const party = sideNames[row.endParty ?? 0] ?? '';
  const reason = [reasons?.get(String(row.endReason)), row.endRemark].filter(Boolean).join('；');
  const other = row.endParty === sides.student ? 'company' : 'student';
  await notifyAgreement('D25', ['school', other], row, context, { party, reason });
}

async function afterStep(step: Step, row: Agreement, context: StepContext): Promise<void> {
  const { input } = context;
  const remark = (input.remark ?? null) as string | null;
  const entry = step === 'resend' ? { action: 'sign', remark: row.agreementNo } : undefined;
  const becomesEffective =
    getState(agreementFlow, row.status) === 'effective' && (step === 'accept' || step === 'schoolPass');
  if (becomesEffective) await takeEffect(row, { ...input, remark }, context);
  else if (step === 'endPass') await endEffect(row, context);
  await noteAgreement(row, context, entry);
  if (becomesEffective) await issueAgreement(row, context);
  else if (step === 'endPass') await issueTermination(row, context);
  if (becomesEffective) await notifyAgreement('D23', ['student', 'company'], row, context);
  else if (step === 'accept') await notifyAgreement('D22', ['college'], row, context);
  else await notifyStep(step, row, input, context);
}

/** Whether an invited student has read other terms than those that an acceptance would bind to. */
const hasNewTerms = (before: Agreement, row: Agreement): boolean =>
  row.status === agreementFlow.states.invited.code &&
  formNames(agreement).some((name) => before[name as keyof Agreement] !== row[name as keyof Agreement]);

/** Agreements: signed by company and student, certified by the school, ended by both. */
export const agreementBehaviour = behaviour(agreement, {
  lockFirst: partiesOfAgreement,
  lockForNew: ({ deliveryId }, context) => partiesOfNew(deliveryId, context),
  validate: (draft, context) => assertTerms({ ...context.before, ...draft }, context.before, context),
  async beforeSave(draft, context) {
    const { before } = context;
    if (!before) return prepareAgreement(draft, context);
    const firm = context.first(company).find(({ id }) => id === before.companyId);
    Object.assign(draft, { companySeal: firm?.sealImg ?? null });
    if (draft.deadline !== before.deadline) Object.assign(draft, getReminders(draft.deadline as string));
  },
  async afterSave(row, context) {
    const { before } = context;
    if (before && !hasNewTerms(before, row)) return;
    const no = row.agreementNo ?? '';
    await noteAgreement(row, context, { action: 'sign', remark: before ? words.changed(no) : no });
    await notifyAgreement('D20', ['student'], row, context);
  },
  steps: {
    accept,
    refuse: (_row, { reason }) => ({ refuseReason: reason }),
    revoke: (_row, { reason }) => ({ revokeReason: reason }),
    async resend({ companyId }, { deadline }, context) {
      assertDeadline(deadline, context);
      const companySeal = await loadCompanySeal(companyId, context);
      return { ...undecided, companySeal, deadline, ...getReminders(deadline) };
    },
    stamp: ({ status }, { stampFile }) => ({
      stampFile,
      to: getState(agreementFlow, status) as 'invited' | 'college' | 'school',
    }),
    collegePass: async (row, { opinion }, context) => ({
      ...byCollege(opinion, context),
      collegeSeal: await loadCollegeSeal(row, context),
    }),
    collegeReturn: (_row, { reason }, context) => byCollege(reason, context),
    schoolPass: (_row, { opinion }, context) => ({ ...bySchool(opinion, context), effectiveTime: context.now }),
    schoolReturn: (_row, { reason }, context) => bySchool(reason, context),
    endApply: async (row, { reasonCode, reason, endFile, ...more }, context) => ({
      ...withoutEnd,
      endSeal: await loadEndSeal(row, context),
      endSignature: await readEndSignature(more, context),
      endReason: reasonCode,
      endRemark: reason,
      endFile,
      endParty: getSide(context),
      endApplyBy: context.session.realname,
      endApplyTime: context.now,
    }),
    async endAgree(row, input, context) {
      const endSeal = row.endSeal ?? (await loadEndSeal(row, context));
      const endSignature = row.endSignature ?? (await readEndSignature(input, context));
      return { endAgreeBy: context.session.realname, endAgreeTime: context.now, endSeal, endSignature };
    },
    endFile: (row, { endFile }, { session, now }) => ({
      endLetter: endFile,
      endAgreeBy: row.endAgreeBy ?? session.realname,
      endAgreeTime: row.endAgreeTime ?? now,
    }),
    endPass: (_row, { opinion }, { now }) => ({ endTime: now, endOpinion: opinion }),
    endReturn: (_row, { reason }) => ({ ...withoutEnd, endOpinion: reason }),
    remind: () => ({ isReminded: 1 as const }),
    void: (_row, input: Input) => ({ revokeReason: String(input.reason ?? words.deliveryEnded) }),
  },
  afterStep,
});
