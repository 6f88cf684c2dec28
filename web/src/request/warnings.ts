import { failures, text } from '@campus/contract/messages';
import { type Envelope, getDetails } from './request-failed.ts';
import { tell } from './tell.ts';

/** What the server asks the user to acknowledge before the call proceeds. */
export function findWarnings(envelope: Partial<Envelope> | undefined): readonly string[] | undefined {
  const { errorCode, detail } = getDetails(envelope?.result);
  return errorCode === failures.warn.errorCode ? (detail?.warnings as readonly string[]) : undefined;
}

/** Shows all warnings in one dialog; resolves with whether the call is to proceed. */
export const acknowledge = (warnings: readonly string[]): Promise<boolean> =>
  tell.confirm({ title: text.warnings.title, text: warnings.join('\n'), okText: text.warnings.proceed });
