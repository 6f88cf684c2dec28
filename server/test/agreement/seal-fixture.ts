import { company } from '@campus/contract/enterprise';
import { departSeal } from '@campus/contract/system';
import { sql } from 'kysely';
import { companies } from '../delivery/delivery-people.ts';
import { form } from '../http/http-fixture.ts';
import { sizedPng } from '../platform/drawn-images.ts';
import type { Reply } from '../support/reply.ts';
import type { AgreementFixture } from './agreement-fixture.ts';

type Who = Parameters<AgreementFixture['deliveries']['token']>[0];
export const university = 'A02';
export const college = 'A02A02';

/** Stores a file through the upload of the product; its path, or the refusal. */
export async function upload(
  fixture: AgreementFixture,
  who: Who,
  biz: string,
  content: Buffer,
  name = 'seal.png',
): Promise<string> {
  const { deliveries } = fixture;
  const sent = form({}, [{ name, content }]);
  const reply = await deliveries.app.call({
    method: 'POST',
    url: `/server/sys/common/upload?biz=${biz}`,
    as: await deliveries.token(who),
    ...sent,
  });
  const { success, message } = reply.body as Reply;
  if (!success) throw new Error(message);
  return message;
}
/** A seal of this width, which tells it from others. */
const getSeal = (width: number): Buffer => sizedPng(width, 40);
/** The id of the department with this code. */
async function loadDepart(fixture: AgreementFixture, orgCode: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from sys_depart where org_code = ${orgCode}`.execute(
    fixture.deliveries.db,
  );
  return (rows[0] as { id: string }).id;
}
/** Gives the first company a certified seal. */
export async function sealCompany(fixture: AgreementFixture, width: number): Promise<string> {
  const sealImg = await upload(fixture, 'head1', 'seal', getSeal(width));
  await fixture.deliveries.as((context) => context.engine.set(company, companies.first, { sealImg }, context));
  return sealImg;
}
export async function sealDepart(fixture: AgreementFixture, orgCode: string, width: number): Promise<void> {
  const img = await upload(fixture, 'school', 'seal', getSeal(width));
  const departId = await loadDepart(fixture, orgCode);
  await fixture.deliveries.as((context) => context.engine.insert(departSeal, { departId, img }, context));
}
/** The widths of the pictures in the latest document of this kind, by variable. */
export async function loadPictures(fixture: AgreementFixture, bizId: string, bizType: string) {
  const { rows } = await sql<{ content: string }>`
    select content from biz_document where biz_id = ${bizId} and biz_type = ${bizType}
    order by issue_time desc, id desc limit 1`.execute(fixture.deliveries.db);
  const { pictures } = JSON.parse(String(rows[0]?.content)) as { pictures: Record<string, string> };
  return Object.fromEntries(
    Object.entries(pictures).map(([name, data]) => [name, Buffer.from(data, 'base64').readUInt32BE(16)]),
  );
}
