import type { Context } from '../../kit/context.ts';

/** Reason shown to the company: the labels of the chosen reasons, then the auditor's text. */
export async function reasonText(codes: string, words: string | null, context: Context): Promise<string> {
  const names = await context.engine.ports.dictionary('rc_post_reject_reason');
  const chosen = codes
    .split(',')
    .filter(Boolean)
    .map((code) => names?.get(code) ?? code);
  return [chosen.join('、'), words ?? ''].filter(Boolean).join('；').slice(0, 500);
}
