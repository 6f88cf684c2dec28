import { companyUser, enterpriseTexts, resetMemberPassword } from '@campus/contract/enterprise';
import { readPage } from '../../kit/call/entity-calls.ts';
import type { RowData } from '../../kit/field/row.ts';
import { callEnvelope } from '../../request/call.ts';
import { ignoreReported } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';

const administrator = 1;

/** Sends the administrator of a company a new password by SMS, after a confirmation. */
export async function resetAdministrator(companyId: string): Promise<void> {
  const texts = enterpriseTexts.member;
  try {
    const query = { companyId, role: administrator, pageNo: 1, pageSize: 1 };
    const [holder] = (await readPage<RowData>(companyUser.path, query)).records;
    if (!holder) return tell.warning(texts.noAdmin);
    const name = String(holder.realname ?? holder.username);
    if (!(await tell.confirm({ title: texts.resetAdmin, text: texts.resetAsk(name), danger: true }))) return;
    tell.success((await callEnvelope(resetMemberPassword, { id: holder.id }, { quiet: false })).message);
  } catch (failure) {
    ignoreReported(failure);
  }
}
