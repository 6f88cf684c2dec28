/**
 * Something that people are told about. `{name}` parts of title, content and link are filled from the params of the
 * call that tells; an unknown part stays empty. Every event is shown in the console, with `sms` it goes out by SMS too.
 */
export interface MessageEvent {
  readonly code: string;
  readonly title: string;
  readonly content: string;
  readonly sms?: boolean;
  /** It cannot wait: it is shown as 紧急 and ignores its reader's quiet hours. */
  readonly urgent?: boolean;
  /** It concerns the safety of an account: it goes out at once, by mail too, and cannot be turned off. */
  readonly security?: boolean;
  /** Path of the page it opens. */
  readonly link?: string;
}
/** An event as the tables of the domain documents write it. */
export const messageEvent = (
  code: string,
  title: string,
  content: string,
  more?: { sms?: boolean; urgent?: boolean; security?: boolean; link?: string },
): MessageEvent => ({ code, title, content, ...more });
