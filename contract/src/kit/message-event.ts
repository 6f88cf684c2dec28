/**
 * A notification. `{name}` placeholders of title, content and link are filled from the parameters of `notify`; unknown
 * ones stay empty. Every event is shown in the console; with `sms` it is also sent by SMS.
 */
export interface MessageEvent {
  readonly code: string;
  readonly title: string;
  readonly content: string;
  readonly sms?: boolean;
  /** Shown as 紧急 and not delayed by quiet hours. */
  readonly urgent?: boolean;
  /** Concerns the security of an account: sent at once, also by mail, and cannot be turned off. */
  readonly security?: boolean;
  /** Path of the page it opens. */
  readonly link?: string;
}
/** Defines a notification event. */
export const messageEvent = (
  code: string,
  title: string,
  content: string,
  more?: { sms?: boolean; urgent?: boolean; security?: boolean; link?: string },
): MessageEvent => ({ code, title, content, ...more });
