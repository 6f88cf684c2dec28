import { choice, endpoint, ref, type } from '../../kit/index.ts';

const deliveryId = ref({ label: '投递', to: 'delivery', required: true });

/** What the form of a new agreement starts with. */
export interface AgreementChoices {
  readonly types: readonly number[];
  readonly position: string;
  readonly workplace: string;
  readonly salary: string | null;
  readonly startDate: string;
  readonly archiveUnit: string | null;
  readonly archiveAddress: string | null;
  readonly household: string | null;
  readonly deadline: string;
  /** The company signs through an agency, whose stamp the school asks for. */
  readonly needsStamp: boolean;
  /** Lowest monthly pay; 0: no limit. */
  readonly minWage: number;
}
export const agreementChoices = endpoint({
  method: 'GET',
  path: '/resume/agreement/choices',
  title: '签约可选项',
  needs: 'resume:agreement:add',
  input: { deliveryId },
  output: type<AgreementChoices>(),
  silent: true,
});

/** An agreement of a delivery, in its drawer. */
export interface DeliveryAgreement {
  readonly id: string;
  readonly agreementNo: string;
  readonly type: number;
  readonly type_dictText: string;
  readonly status: number;
  readonly position: string;
  readonly deadline: string;
  readonly effectiveTime: string | null;
  readonly endTime: string | null;
  readonly reason: string | null;
}
export const deliveryAgreements = endpoint({
  method: 'GET',
  path: '/resume/agreement/ofDelivery',
  title: '投递的签约',
  needs: 'resume:agreement:list',
  input: { deliveryId },
  output: type<readonly DeliveryAgreement[]>(),
  silent: true,
});

/** A student's own agreement. */
export interface OwnAgreement {
  readonly id: string;
  /** Sent with the answer, it refuses one to terms that have changed since. */
  readonly version: number;
  readonly agreementNo: string;
  readonly type: number;
  readonly postName: string;
  readonly companyName: string;
  readonly position: string;
  readonly workplace: string;
  readonly startDate: string;
  readonly serviceYears: number | null;
  readonly probationMonths: number | null;
  readonly probationSalary: string | null;
  readonly salary: string;
  readonly breachFee: string | null;
  readonly terms: string | null;
  readonly deadline: string;
  readonly status: number;
  readonly signedTime: string | null;
  readonly effectiveTime: string | null;
}
export const studentAgreements = endpoint({
  method: 'GET',
  path: '/api/stu/my/agreements',
  title: '我的签约',
  needs: 'signed-in',
  input: { state: choice({ label: '范围', options: { open: '待应约', all: '全部' }, default: 'open' }) },
  output: type<readonly OwnAgreement[]>(),
});
