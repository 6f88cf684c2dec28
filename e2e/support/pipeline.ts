/** Calls that bring a delivery to the step with which a journey begins. */
import { studentStepPath } from '@campus/contract/kit';
import { agreement, agreementChoices, delivery, dispatch, offer } from '@campus/contract/resume';
import type { OwnCandidate, Sides } from './candidates.ts';
import { picture } from './identities.ts';
import { dayAfter } from './interviews.ts';

type Of = Pick<OwnCandidate, 'deliveryId' | 'student'>;
interface Made {
  readonly id: string;
}
/** What the school does for the student. */
const answer = ({ school }: Sides, { student }: Of, entity: string, step: string, id: string) =>
  school.call('POST', studentStepPath(entity, step), { id, remark: '学生电话委托' }, student.id);

/** Passes the résumé of a post without interviews: the delivery is at 录用. */
export const passResume = ({ hr }: Sides, { deliveryId }: Of) =>
  hr.call('POST', `${delivery.path}/pass`, { id: deliveryId });

export async function issueOffer({ hr }: Sides, { deliveryId }: Of, position: string): Promise<string> {
  const terms = { salary: '9000.00', workplace: '北京市海淀区', onboardDate: dayAfter(60) };
  const body = { deliveryId, position, ...terms, deadline: `${dayAfter(7)} 18:00:00` };
  return (await hr.call<Made>('POST', `${offer.path}/add`, body)).id;
}
export async function acceptOffer(sides: Sides, of: Of, position: string): Promise<void> {
  await answer(sides, of, offer.name, 'accept', await issueOffer(sides, of, position));
}

const loadDispatch = async ({ school }: Sides, { deliveryId }: Of): Promise<string> => {
  const { records } = await school.call<{ records: Made[] }>('GET', `${dispatch.path}/list`, { deliveryId });
  if (!records[0]) throw new Error('no dispatch');
  return records[0].id;
};
export async function receiveDispatch(sides: Sides, of: Of): Promise<void> {
  const id = await loadDispatch(sides, of);
  const unit = { archiveUnit: '北京市人才服务中心', archiveAddress: '北京市海淀区学府路1号' };
  const contact = { reportDate: dayAfter(60), contact: '李经理', contactMobile: '14000020009' };
  await sides.school.call('POST', `${dispatch.path}/push`, { id, ...unit, ...contact });
  await sides.hr.call('POST', `${dispatch.path}/receive`, { id });
}

/** A tripartite agreement that the school has certified. */
export async function signAgreement(sides: Sides, of: Of): Promise<string> {
  const { hr, school } = sides;
  const { deliveryId } = of;
  const {
    types,
    needsStamp: _needs,
    minWage: _wage,
    ...terms
  } = await hr.call<Record<string, unknown> & { types: number[] }>('GET', agreementChoices.path, { deliveryId });
  const body = { ...terms, deliveryId, type: types[0], salary: '9000.00', deadline: `${dayAfter(5)} 18:00:00` };
  const { id } = await hr.call<Made>('POST', `${agreement.path}/add`, body);
  const stampFile = await hr.upload('agreement', picture('盖章页.png'));
  await hr.call('POST', `${agreement.path}/stamp`, { id, stampFile });
  await answer(sides, of, agreement.name, 'accept', id);
  await school.call('POST', `${agreement.path}/collegePass`, { id });
  await school.call('POST', `${agreement.path}/schoolPass`, { id });
  return id;
}
