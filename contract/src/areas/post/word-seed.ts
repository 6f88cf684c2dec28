import { wordLevels } from './find-post-words.ts';
import { contentLevels } from './sensitive-word.ts';

/** A shipped word. */
export interface SeededWord {
  readonly word: string;
  readonly level: number;
  readonly kind: number;
  readonly replaceTip: string;
}
const { forbidden, hint } = wordLevels;
const words = (level: number, kind: number, replaceTip: string, list: string): SeededWord[] =>
  list.split('、').map((word) => ({ word, level, kind, replaceTip }));

/** Default words of a tenant. */
export const seededWords: readonly SeededWord[] = [
  ...words(forbidden, 1, '不得限定毕业院校，请按学历和专业描述要求', '985、211、双一流'),
  ...words(
    forbidden,
    2,
    '不得限定或优先考虑性别，请按岗位能力描述要求',
    '限男、限女、仅限男、仅限女、男性优先、女性优先、男士优先、女士优先',
  ),
  ...words(forbidden, 3, '不得限定户籍，请删除', '限本地户籍、本地户口优先'),
  ...words(forbidden, 4, '不得询问或限定婚育状况，请删除', '未婚、已婚已育、已育优先'),
  ...words(forbidden, 9, '与岗位能力无关，请删除', '属相、星座、血型'),
  ...words(hint, 5, '不得向求职者收取费用，请核实', '押金、保证金、培训费、服装费、体检费自理、贷款、内部推荐费'),
  ...words(hint, 6, '请写明真实的工作内容和薪资构成', '刷单、日结、无底薪、名额有限'),
  ...words(hint, 9, '请写明实际用工单位', '代招'),
];

/** A shipped word of what users write. */
export interface SeededContentWord {
  readonly word: string;
  readonly level: number;
  readonly category: number;
  readonly replaceText: string | null;
}
const { block, review, replace } = contentLevels;
const contentWords = (level: number, category: number, list: string): SeededContentWord[] =>
  list.split('、').map((word) => ({ word, level, category, replaceText: level === replace ? '***' : null }));

/** Default words for chats and other texts of users. */
export const seededContentWords: readonly SeededContentWord[] = [
  ...contentWords(block, 4, '网络赌博、代开发票、套现、裸贷'),
  ...contentWords(block, 2, '约炮、色情直播'),
  ...contentWords(review, 7, '刷单、先交钱、交押金、培训贷'),
  ...contentWords(review, 6, '加微信、加QQ、扫码领取、代写论文'),
  ...contentWords(replace, 5, '傻瓜、白痴、滚蛋、垃圾公司'),
];
