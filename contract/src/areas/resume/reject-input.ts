import { dict, longText } from '../../kit/index.ts';

/** Why a candidate is rejected: a reason of the dictionary, and a text with 其他. */
export const rejectInput = {
  reasonCode: dict({
    label: '不通过原因',
    dict: 'rc_reject_reason',
    numeric: true,
    required: true,
    requiredMessage: '请选择不通过原因!',
  }),
  reason: longText({
    label: '补充说明',
    max: 200,
    requiredMessage: '选择“其他”时，请填写补充说明',
    requiredWhen: { field: 'reasonCode', holds: ['99'] },
  }),
};
