import { text, workflow } from '../../kit/index.ts';

/** Life cycle of an order; the workflow example. */
export const demoOrderFlow = workflow({
  dict: 'demo_order_status',
  label: '订单状态',
  initial: 'waiting',
  states: {
    waiting: { code: 0, label: '待处理', tone: 'waiting' },
    running: { code: 1, label: '进行中', tone: 'progress' },
    finished: { code: 2, label: '已完成', tone: 'done' },
    cancelled: { code: 3, label: '已取消', tone: 'neutral' },
  },
  steps: {
    start: { label: '开始处理', from: ['waiting'], to: 'running', by: 'staff', done: '已开始处理' },
    finish: {
      label: '完成',
      from: ['running'],
      to: 'finished',
      by: 'staff',
      confirm: '确定{row}已经完成？',
      done: '订单已完成',
    },
    cancel: {
      label: '取消订单',
      from: ['waiting', 'running'],
      to: 'cancelled',
      by: 'staff',
      danger: true,
      input: { reason: text({ label: '取消原因', required: true, max: 200 }) },
      done: '订单已取消',
    },
  },
});
