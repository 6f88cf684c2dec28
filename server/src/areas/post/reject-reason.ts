import type { Context } from '../../kit/context.ts';

/** What the company reads: the chosen reasons by name, then the auditor's own words. */
export async function reasonText(codes: string, words: string | null, context: Context): Promise<string> {
  const names = await context.engine.parts.ports.dictionary('rc_post_reject_reason');
  const chosen = codes
    .split(',')
    .filter(Boolean)
    .map((code) => names?.get(code) ?? code);
  return [chosen.join('、'), words ?? ''].filter(Boolean).join('；').slice(0, 500);
}
