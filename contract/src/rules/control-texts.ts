/** Texts of the controls of fields. */
export const controlTexts = {
  stars: (n: number) => `${n}星`,
  weights: {
    sum: (sum: number) => `合计${sum}%`,
    missing: (rest: number) => `还差${rest}%`,
    tooMuch: (rest: number) => `超出${rest}%`,
    even: '平均分配',
  },
  signature: {
    area: '手写签名区域',
    hint: '请在此处手写签名',
    clear: '清除签名',
    image: '签名',
    tooLarge: (kb: number) => `签名图片不能超过${kb}KB，请重新签名`,
  },
  ruler: {
    slot: (from: string, to: string, state: string) => `${from}至${to}，${state}`,
    free: '空闲',
    chosen: '已选',
    taken: (title: string) => `已占用：${title}`,
    closed: '不开放',
  },
} as const;
