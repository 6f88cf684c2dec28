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
  /**
   * From the sixth on within an hour, a receiver gets one message at the end of the hour instead of one each; `{n}` is the
   * number of all of them.
   */
  readonly digest?: { readonly content: string; readonly link?: string };
}
/** Messages of an event within one hour that a receiver gets one by one. */
export const mostSingleMessages = 5;
/** The usual text of a digest. */
export const digestText = '本小时共收到{n}份';
/** Defines a notification event. */
export const messageEvent = (
  code: string,
  title: string,
  content: string,
  more?: Omit<MessageEvent, 'code' | 'title' | 'content'>,
): MessageEvent => ({ code, title, content, ...more });
