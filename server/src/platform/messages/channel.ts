/** `esType` of a message: its channel. */
export const channels = { sms: '1', mail: '2', wechat: '3', inSite: '4' } as const;
export type Channel = (typeof channels)[keyof typeof channels];

const mobile = /^1[3-9]\d{9}$/;
const mail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** Whether the channel can reach the receiver: a mobile, a mail address, a username. */
export function isReachable(channel: string, receiver: string): boolean {
  if (channel === channels.sms) return mobile.test(receiver);
  return channel === channels.mail ? mail.test(receiver) : /^[\w.@-]{1,50}$/.test(receiver);
}
