import { failures, text } from '@campus/contract/messages';
import { detailsOf, type Envelope } from './request-failed.ts';
import { tell } from './tell.ts';

/** What the server asks the user to acknowledge before the call proceeds. */
export function warningsOf(envelope: Partial<Envelope> | undefined): readonly string[] | undefined {
  const { errorCode, detail } = detailsOf(envelope?.result);
  return errorCode === failures.warn.errorCode ? (detail?.warnings as readonly string[]) : undefined;
}

/** Shows all warnings in one dialog; resolves with whether the call is to proceed. */
export const acknowledge = (warnings: readonly string[]): Promise<boolean> =>
  tell.confirm({ title: text.warnings.title, text: warnings.join('\n'), okText: text.warnings.proceed });
