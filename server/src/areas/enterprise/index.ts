import { chinaTime } from '@campus/contract/kit';
import type { AreaServer } from '../../kit/area-server.ts';
import type { Context } from '../../kit/context.ts';
import { alterationBehaviour } from './alteration.ts';
import * as alterationCalls from './alteration-calls.ts';
import { expireAlterations } from './alteration-ticket.ts';
import { companyBehaviour } from './company.ts';
import * as companyCalls from './company-calls.ts';
import * as peopleCalls from './company-people-calls.ts';
import { companyUserBehaviour } from './company-user.ts';
import * as memberCalls from './company-user-calls.ts';
import * as registration from './registration.ts';

export { companyRoles } from './company-roles.ts';
export { enterpriseHooks } from './gate.ts';
export { holdersOf, membersOf } from './people.ts';
export { enterpriseUploads } from './uploads.ts';

/** 企业 on the server. The file store mounts `enterpriseUploads`; sign-in calls `enterpriseHooks`. */
export const enterpriseServer = {
  behaviours: [companyBehaviour, companyUserBehaviour, alterationBehaviour],
  answers: [
    companyCalls.companyByIdAnswer,
    companyCalls.addCompanyAnswer,
    companyCalls.auditCheckAnswer,
    companyCalls.auditLogAnswer,
    companyCalls.auditBatchAnswer,
    companyCalls.companyCountsAnswer,
    companyCalls.myCompanyAnswer,
    companyCalls.editMyCompanyAnswer,
    companyCalls.publicCompanyAnswer,
    ...Object.values(peopleCalls),
    ...Object.values(memberCalls),
    ...Object.values(registration),
    ...Object.values(alterationCalls),
  ],
  jobs: [
    {
      name: 'RcAlteration',
      title: '账号变更超时',
      cron: '30 0/5 * * * ? *',
      run: (engine) => expireAlterations(engine.db as Context['db'], chinaTime(engine.now())),
    },
  ],
} satisfies AreaServer;
