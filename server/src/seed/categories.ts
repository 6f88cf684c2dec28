import { sysCategory } from '@campus/contract/system';
import type { SeedRow } from './bulk.ts';
import { systemId } from './random.ts';
import { type SeedContext, systemColumns } from './seed-context.ts';

/** A category tree of the demonstration: name and children. */
interface Branch {
  readonly name: string;
  readonly below?: readonly Branch[];
}
const leaves = (...names: readonly string[]): Branch[] => names.map((name) => ({ name }));
const branches: readonly Branch[] = [
  {
    name: '行业分类',
    below: [
      { name: '信息技术', below: leaves('互联网', '软件服务', '集成电路', '人工智能') },
      { name: '教育', below: leaves('基础教育', '高等教育', '职业培训') },
      { name: '制造业', below: leaves('装备制造', '新能源汽车', '生物医药', '新材料') },
      { name: '金融', below: leaves('银行', '证券', '保险') },
      { name: '文化体育', below: leaves('出版传媒', '影视动漫', '体育服务') },
    ],
  },
  {
    name: '技能分类',
    below: [
      { name: '编程语言', below: leaves('Java', 'Python', 'C++', 'TypeScript') },
      { name: '设计', below: leaves('平面设计', '交互设计', '工业设计') },
      { name: '外语', below: leaves('英语', '日语', '德语') },
    ],
  },
  { name: '活动类型', below: leaves('宣讲会', '双选会', '企业参观', '就业讲座', '模拟面试') },
];

const table = 70;
const root = '0';
const getId = (index: number): string => systemId(table, index);
/** The blocks of three characters that form nested codes: A01 … A99. */
const block = (at: number): string => `A${String(at + 1).padStart(2, '0')}`;

/** The nodes of 分类字典 in the demonstration. */
export function seedCategories(context: SeedContext): SeedRow[] {
  const rows: SeedRow[] = [];
  const add = (below: readonly Branch[], pid: string, prefix: string) => {
    for (const [at, branch] of below.entries()) {
      const id = getId(rows.length);
      const code = prefix + block(at);
      rows.push({
        ...systemColumns(sysCategory, id, 0, 'seed', context.time(-60, 9 * 60)),
        pid,
        name: branch.name,
        code,
        hasChild: branch.below ? '1' : '0',
      });
      add(branch.below ?? [], id, code);
    }
  };
  add(branches, root, '');
  return rows;
}
