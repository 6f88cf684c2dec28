import type { Row } from '@campus/contract/kit';
import { type agreement, type offer, documentTexts as texts } from '@campus/contract/resume';
import { agreementTypes } from '@campus/contract/rules';
import type { Context } from '../../kit/context.ts';
import { storedPicture } from '../../platform/documents/document-pictures.ts';
import { draftDocument, hasTemplate, issueDocument } from '../../platform/documents/issued-documents.ts';
import type { PdfContent } from '../../platform/pdf/pdf-content.ts';
import { loadQrCode, printedAddress } from '../../platform/qr/qr-codes.ts';
import { agreementValues, companyValues, dayText, offerValues, studentValues } from './document-values.ts';
import { agreementPictures, loadCompanySeal, terminationPictures, withoutEmpty } from './seals.ts';

type Offer = Row<typeof offer>;
type Agreement = Row<typeof agreement>;

const parties = async (of: { employId: string | null; companyId: string | null }, context: Context) => ({
  ...(await companyValues(of.companyId as string, context)),
  ...(await studentValues(of.employId as string, context)),
});
async function loadCode(bizType: string, bizId: string, context: Context): Promise<string> {
  const { code } = await loadQrCode({ bizType, bizId }, context);
  return printedAddress(code, context);
}

/** Issues the letter of a new offer; nothing while the tenant has no template for it. */
export async function issueOffer(row: Offer, context: Context): Promise<void> {
  if (!(await hasTemplate('offer', context))) return;
  const values = {
    ...(await parties(row, context)),
    ...offerValues(row),
    no: row.offerNo ?? '',
    date: dayText(context.now),
    qr: await loadCode('offer', row.id, context),
  };
  const companySeal = await loadCompanySeal(row.companyId, context);
  const pictures = withoutEmpty({ companySeal: await storedPicture('seal', companySeal, context) });
  await issueDocument({ bizType: 'offer', bizId: row.id, values, pictures }, context);
}
/** The letter of an offer that is still being written. */
export async function draftOffer(
  of: { readonly employId: string; readonly companyId: string },
  terms: Parameters<typeof offerValues>[0],
  context: Context,
): Promise<PdfContent> {
  const values = {
    ...(await parties(of, context)),
    ...offerValues(terms),
    no: texts.unnumbered,
    date: dayText(context.now),
  };
  return draftDocument({ bizType: 'offer', bizId: '', values: { ...values, qr: texts.draft } }, texts.draft, context);
}

/** Issues the agreement that takes effect: the tripartite one as a whole, of the others a cover. */
export async function issueAgreement(row: Agreement, context: Context): Promise<void> {
  const bizType = row.type === agreementTypes.tripartite ? 'agreement' : 'laborCover';
  if (!(await hasTemplate(bizType, context))) return;
  const kinds = await context.engine.ports.dictionary('rc_agreement_type');
  const values = {
    ...(await parties(row, context)),
    ...agreementValues(row),
    no: row.agreementNo ?? '',
    kind: kinds?.get(String(row.type)) ?? '',
    date: dayText(row.effectiveTime),
    qr: await loadCode('agreement', row.id, context),
  };
  await issueDocument({ bizType, bizId: row.id, values, pictures: await agreementPictures(row, context) }, context);
}
/** Issues the agreement on the end of an agreement. */
export async function issueTermination(row: Agreement, context: Context): Promise<void> {
  if (!(await hasTemplate('termination', context))) return;
  const reasons = await context.engine.ports.dictionary('rc_end_reason');
  const reason = [reasons?.get(String(row.endReason)), row.endRemark].filter(Boolean).join('；');
  const values = {
    ...(await parties(row, context)),
    ...agreementValues(row),
    no: `JY${(row.agreementNo ?? '').slice(2)}`,
    agreementNo: row.agreementNo ?? '',
    signDate: dayText(row.effectiveTime),
    reason,
    breachFee: texts.nothing,
    other: texts.nothing,
    date: dayText(row.endTime),
    ...endTimes(row),
    qr: await loadCode('agreement', row.id, context),
  };
  const pictures = await terminationPictures(row, context);
  await issueDocument({ bizType: 'termination', bizId: row.id, values, pictures }, context);
}
function endTimes({ endParty, endApplyTime, endAgreeTime, endTime }: Agreement) {
  const [first, second] = [dayText(endApplyTime), dayText(endAgreeTime)];
  const isStudent = endParty === 1;
  return {
    companyTime: isStudent ? second : first,
    studentTime: isStudent ? first : second,
    schoolTime: dayText(endTime),
  };
}
