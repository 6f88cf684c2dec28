import { endpoint, text, type } from '../../kit/index.ts';
import { patterns } from '../../rules/index.ts';

export const promoterTexts = { unknown: '推广员不存在!' } as const;
/** Whether a code, mobile or user belongs to a promoter; the name is masked. */
export interface PromoterCheck {
  readonly exist: boolean;
  readonly promoterId?: string;
  readonly promoterName?: string;
}
export const checkPromoterExist = endpoint({
  method: 'PUT',
  path: '/invite/Register/checkPromoterExist',
  title: '推广员校验',
  needs: 'signed-in',
  input: {
    mobile: text({ label: '手机号', max: 11, pattern: patterns.mobile }),
    inviteCode: text({ label: '邀请码', max: 20 }),
    userId: text({ label: '用户', max: 32 }),
  },
  output: type<PromoterCheck>(),
  silent: true,
  perMinute: 20,
});
