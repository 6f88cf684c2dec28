import { workflow } from '../../kit/index.ts';
import { boothFlowWords as words } from './fair-booth-texts.ts';

const states = {
  free: { code: 0, label: '空闲', tone: 'neutral', editable: true },
  held: { code: 1, label: '暂留', tone: 'waiting', editable: true },
  allocated: { code: 2, label: '已分配', tone: 'done', editable: true },
  disabled: { code: 3, label: '停用', tone: 'bad', editable: true },
} as const;

/** A booth is free, held by a company while it applies, allocated, or not used. */
export const boothFlow = workflow({
  dict: 'rc_booth_status',
  initial: 'free',
  states,
  steps: {
    disable: {
      label: '停用',
      from: ['free', 'held', 'allocated'],
      to: 'disabled',
      by: 'staff',
      code: 'edit',
      batch: true,
      danger: true,
      requires: [{ holds: ['status', 'eq', states.free.code], otherwise: words.occupied }],
    },
    enable: { label: '启用', from: ['disabled'], to: 'free', by: 'staff', code: 'edit', batch: true },
    release: {
      label: '释放',
      from: ['held', 'allocated'],
      to: 'free',
      by: 'staff',
      code: 'allocate',
      danger: true,
      batch: true,
      confirm: '释放后{row}可以分配给其他企业，是否继续？',
    },
    lapse: { label: '暂留到期', from: ['held'], to: 'free', by: 'system', due: 'holdUntil' },
  },
});
