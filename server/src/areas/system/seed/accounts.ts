/** A demonstration account of the school side. */
export interface SeedAccount {
  readonly username: string;
  readonly realname: string;
  readonly userType: '1' | '4';
  readonly roles: readonly string[];
  readonly tenants: readonly number[];
  readonly departs: readonly string[];
  readonly phone: string | null;
  readonly frozen?: boolean;
  readonly post?: string;
  /** Codes of the departments the user leads. */
  readonly leads?: readonly string[];
  /** `sex`: 1 male, 2 female. */
  readonly person?: { readonly workNo: string; readonly sex: 1 | 2; readonly birthday: string };
}
/** Password of every demonstration account; a server reachable from other machines does not start while it is in use. */
export const demoPassword = 'Campus@2026';

const phone = (n: number): string => `1400003${String(n).padStart(4, '0')}`;
const school = (
  n: number,
  username: string,
  realname: string,
  role: string,
  more: Partial<Pick<SeedAccount, 'tenants' | 'departs' | 'frozen' | 'post' | 'leads'>> = {},
): SeedAccount => ({
  username,
  realname,
  userType: '1',
  roles: [role],
  tenants: [1],
  departs: ['A01A01A02'],
  phone: phone(n),
  person: {
    workNo: `GX${String(n).padStart(4, '0')}`,
    sex: n % 2 === 0 ? 2 : 1,
    birthday: `${1970 + (n % 28)}-0${(n % 9) + 1}-1${n % 9}`,
  },
  ...more,
});

/** Present in every installation. It has no phone, so that an undeliverable message cannot lock it out. */
export const adminAccount: SeedAccount = {
  username: 'admin',
  realname: '系统管理员',
  userType: '1',
  roles: ['admin', 'platform_admin'],
  tenants: [1],
  departs: [],
  phone: null,
};

const named: readonly SeedAccount[] = [
  school(1, 'school', '程就业', 'school_admin', {
    departs: ['A01A01', 'A01A01A02', 'A01A01A03'],
    leads: ['A01A01A02'],
    post: 'director',
  }),
  school(2, 'auditor', '沈审核', 'school_auditor', { post: 'auditor' }),
  school(3, 'content01', '文内容', 'content_auditor', { departs: ['A01A01A01'] }),
  school(4, 'viewer', '管只读', 'viewer', { departs: ['A01A01A01'] }),
  school(5, 'multi', '何多租', 'school_staff', { tenants: [1, 2] }),
  school(6, 'frozen', '董冻结', 'school_staff', { frozen: true }),
  school(7, 'expert01', '方专家', 'expert', { departs: ['A01A01A04'] }),
  { ...school(8, 'org01', '向机构', 'org_admin'), userType: '4', departs: [] },
];
const perTenant: readonly { role: string; realname: string; depart: (root: string) => string }[] = [
  { role: 'school_admin', realname: '管理员', depart: (root) => `${root}A01` },
  { role: 'school_auditor', realname: '审核员', depart: (root) => `${root}A01A02` },
  { role: 'school_staff', realname: '专员', depart: (root) => `${root}A01A03` },
  { role: 'school_finance', realname: '财务员', depart: (root) => `${root}A01A01` },
  { role: 'college_staff', realname: '院系秘书', depart: (root) => `${root}A02` },
];
const tenantNames: Readonly<Record<number, string>> = { 1: '高新区', 2: '云湖大学', 3: '理工学院' };
/** One account per school role and tenant; the zone has no colleges. */
const roleAccounts: readonly SeedAccount[] = [1, 2, 3].flatMap((tenant) =>
  perTenant
    .filter(({ role }) => !(tenant === 1 && role === 'college_staff'))
    .map(({ role, realname, depart }, i) =>
      school(100 + tenant * 10 + i, `demo_${role}_${tenant}`, `${tenantNames[tenant]}${realname}`, role, {
        tenants: [tenant],
        departs: [depart(`A0${tenant}`)],
      }),
    ),
);
export const demoAccounts: readonly SeedAccount[] = [...named, ...roleAccounts];
