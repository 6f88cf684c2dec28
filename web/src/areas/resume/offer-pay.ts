import { offerScreen } from '@campus/contract/resume';

/** The pay of an offer in words: the amount, the text on it, or both. */
export function payText({ salary, salaryText }: { readonly salary?: unknown; readonly salaryText?: unknown }): string {
  const amount = salary === null || salary === undefined || salary === '' ? '' : Number(salary).toLocaleString('zh-CN');
  return [amount && offerScreen.perMonth(amount), salaryText].filter(Boolean).join('，') || offerScreen.noPay;
}
