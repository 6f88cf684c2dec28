import { expect, it } from 'vitest';
import { agreement, agreementFlow, agreementSentences } from '../../src/areas/resume/index.ts';
import { stepRefusal, studentRefusal } from '../../src/kit/index.ts';
import { someone } from '../support/someone.ts';

const codes = new Set([agreement.can.add]);
const company = someone({ audience: 'enterprise', companyId: 'c1', codes });
const student = someone({ audience: 'student', employId: 's1', codes });
const row = { status: 9, companyId: 'c1', postId: 'p1', employId: 's1', endAgreeTime: null };

it.each([
  ['the student', 1],
  ['the company', 2],
])('an end that %s has asked for is answered by the other party alone', (_party, endParty) => {
  const asked = { ...row, endParty };
  const ofCompany = stepRefusal(agreement.code, agreementFlow, 'endAgree', asked, company);
  const ofStudent = studentRefusal(agreementFlow, 'endAgree', asked, student);
  const own = agreementSentences.ownApplication;
  expect([ofCompany?.message, ofStudent?.message]).toEqual(endParty === 1 ? [undefined, own] : [own, undefined]);
});
