import { type Button, messageEvent } from '../../kit/index.ts';

const page = '/resume/step/dispatch';
const link = `${page}?id={refId}`;
/** Notifications about dispatch. */
export const dispatchEvents = [
  messageEvent('D18', '派遣材料已推送', '{name}的《{post}》推荐与派遣材料已推送，请及时接收', { link }),
  messageEvent('D19', '派遣材料退回或撤回', '{name}的《{post}》推荐与派遣材料{state}，原因：{reason}', { link }),
  messageEvent('D31', '派遣待推送超期', '{name}的《{post}》派遣材料待推送已超期，请尽快推送', { link }),
] as const;

/** Permission codes beyond the standard ones. */
export const dispatchButtons: readonly Button[] = [
  { code: 'resume:dispatch:push', label: '推送派遣', page },
  { code: 'resume:dispatch:revoke', label: '撤回推送', page },
  { code: 'resume:dispatch:confirm', label: '接收、退回派遣', page },
];
