import { mostDays } from './post-rules.ts';

/** Errors about posts. */
export const postRefusals = {
  companyMayNot: '企业当前不能发布岗位',
  waiting: '审核中的岗位不能修改，请先撤回',
  delivered: '该岗位已有投递记录，不能删除',
  forbiddenWords: (words: readonly string[]) => `内容包含禁止发布的信息：${words.join('、')}`,
  tooManyActive: (most: number) => `在招岗位数已达上限（${most}）`,
  tooManyToday: '今日提交次数已达上限',
  duplicate: (name: string) => `已存在相同的在招岗位《${name}》`,
  pastEnd: '岗位已过截止日期，请驳回后由企业修改',
  notVerified: '请先核实风险提示，并勾选“已核实”',
  extendFirst: '岗位已过截止日期，请先延期',
  offlineStays: '违规下架的岗位不能重新发布',
  refreshedToday: '每个岗位每天只能刷新一次',
  otherCompany: '岗位名称不能包含其他企业的名称',
  notAMember: '所选岗位负责人不是该企业的成员',
  offersGiven: (count: number) => `不能小于已发录用人数（${count}）`,
  earlierEnd: '新的截止日期应晚于原截止日期',
  tooLate: `截止日期不能超过发布日期后${mostDays}天!`,
  typeLevels: '类别最多三级!',
  typeCategory: '请选择对应职位类别!',
  typeHasChildren: '请先删除下级类别',
  typeInUse: (count: number) => `该类别已被${count}个岗位使用`,
} as const;
