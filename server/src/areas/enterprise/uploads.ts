import { failure } from '@campus/contract/kit';
import type { UploadFolder } from '@campus/contract/rules';
import type { EngineApi } from '../../kit/context.ts';
import { type Answer, type Call, ok, type Route } from '../../kit/http/route.ts';
import { receiveUploads } from '../../platform/files/receive-uploads.ts';
import type { Owner, StoredFiles } from '../../platform/files/stored-files.ts';
import { account } from './accounts.ts';
import { loadStartedAlteration } from './alteration-ticket.ts';
import { registrantOfCall } from './registrant.ts';

async function store(call: Call, files: StoredFiles, owner: Owner, folder: UploadFolder): Promise<Answer> {
  const stored = await receiveUploads(call, files, owner, folder);
  return ok(stored.length === 1 ? stored[0] : stored, stored.map(({ path }) => path).join(','));
}

/** Uploads without a session: a registrant by token, an applicant by the ticket of an alteration. */
export function enterpriseUploads(files: StoredFiles): (engine: EngineApi) => readonly Route[] {
  const multipart = { methods: ['POST'], multipart: true, long: true, operateType: 2 } as const;
  return (engine) => [
    {
      ...multipart,
      path: '/companyRegister/upload',
      access: 'registration',
      title: '企业注册上传',
      handle: async (call) => {
        const { username, session } = await registrantOfCall(call, engine.context(call));
        return store(
          call,
          files,
          { username, tenantId: session.tenantId },
          call.query.biz === 'company' ? 'company' : 'company-license',
        );
      },
    },
    {
      ...multipart,
      path: '/company/accountAlteration/upload',
      access: 'anyone',
      title: '账号变更上传',
      perMinute: 20,
      handle: async (call) => {
        if (!call.query.ticket) throw failure('badBody');
        const context = engine.context(call);
        const { userId, tenantId } = await loadStartedAlteration(call.query.ticket, context);
        const { username } = await account(userId, context);
        return store(call, files, { username, tenantId }, 'company-license');
      },
    },
  ];
}
