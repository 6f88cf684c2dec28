/** A demonstration department; its code is its position in the tree. */
export interface SeedDepart {
  readonly orgCode: string;
  readonly name: string;
  readonly tenantId: number;
  /** 1 company, 2 department. */
  readonly category: '1' | '2';
}
export interface SeedTenant {
  readonly id: number;
  readonly name: string;
}
/** A fictional zone and two fictional universities. */
export const seedTenants: readonly SeedTenant[] = [
  { id: 1, name: '云湖高新区人才服务中心' },
  { id: 2, name: '云湖大学' },
  { id: 3, name: '云湖理工学院' },
];
const colleges = {
  云湖大学: [
    '文学院',
    '外国语学院',
    '法学院',
    '经济学院',
    '管理学院',
    '数学与统计学院',
    '计算机学院',
    '电子信息学院',
    '生命科学学院',
    '艺术学院',
  ],
  云湖理工学院: [
    '机械工程学院',
    '电气工程学院',
    '自动化学院',
    '计算机与软件学院',
    '材料学院',
    '化学工程学院',
    '土木工程学院',
    '环境学院',
    '经济管理学院',
    '设计学院',
  ],
  临溪师范学院: [
    '教育科学学院',
    '文学与传媒学院',
    '外国语学院',
    '数学与统计学院',
    '计算机与信息工程学院',
    '商学院',
    '美术与设计学院',
    '生命科学学院',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
type School = keyof typeof colleges;
/** The schools whose students a tenant serves: all of the city for the zone, its own for a university. */
const schoolsOf: Readonly<Record<number, readonly School[]>> = {
  1: ['云湖大学', '云湖理工学院', '临溪师范学院'],
  2: ['云湖大学'],
  3: ['云湖理工学院'],
};
const offices = ['综合管理部', '企业服务部', '招聘活动部', '学生服务部', '信息技术部'];

/** Code of the nth child of a department: one letter and two digits. */
const childCode = (parent: string, n: number): string => `${parent}A${String(n).padStart(2, '0')}`;

function departsOfTenant({ id, name }: SeedTenant): SeedDepart[] {
  const root = `A${String(id).padStart(2, '0')}`;
  const depart = (orgCode: string, title: string): SeedDepart => ({
    orgCode,
    name: title,
    tenantId: id,
    category: '2',
  });
  const centre = childCode(root, 1);
  const schools = schoolsOf[id] ?? [];
  const [only = ''] = schools;
  const collegesBelow = (parent: string, school: School, first: number): SeedDepart[] =>
    colleges[school].map((college, i) => depart(childCode(parent, i + first), college));
  const education =
    only === name
      ? collegesBelow(root, only as School, 2)
      : schools.flatMap((school, i) => {
          const code = childCode(root, i + 2);
          return [depart(code, school), ...collegesBelow(code, school, 1)];
        });
  return [
    { orgCode: root, name, tenantId: id, category: '1' },
    depart(centre, id === 1 ? '就业服务中心' : '就业指导中心'),
    ...offices.map((office, i) => depart(childCode(centre, i + 1), office)),
    ...education,
  ];
}
/** The centre with its offices, and the colleges of its schools. */
export const seedDeparts: readonly SeedDepart[] = seedTenants.flatMap(departsOfTenant);
export const seedPositions: readonly { code: string; name: string; rank: string }[] = [
  { code: 'director', name: '主任', rank: '4' },
  { code: 'viceDirector', name: '副主任', rank: '3' },
  { code: 'counselor', name: '就业指导教师', rank: '3' },
  { code: 'officer', name: '就业专员', rank: '2' },
  { code: 'auditor', name: '审核专员', rank: '2' },
  { code: 'secretary', name: '院系就业秘书', rank: '1' },
];
