import {
  area,
  category,
  count,
  countBelow,
  date,
  dateTime,
  dict,
  dicts,
  entity,
  everything,
  type Filter,
  flag,
  getCodes,
  json,
  longText,
  me,
  money,
  now,
  number,
  onAdd,
  only,
  phase,
  ref,
  refs,
  richText,
  type Sequence,
  type Session,
  some,
  text,
  through,
  today,
  workflow,
  yesNo,
} from '@campus/contract/kit';
import { type RawBuilder, sql } from 'kysely';
import type { AnyBehaviour } from '../../src/kit/any-behaviour.ts';
import { behaviour } from '../../src/kit/behaviour.ts';
import type { Context, Services, Transition } from '../../src/kit/context.ts';
import type { Database } from '../../src/kit/database/open.ts';
import { Engine } from '../../src/kit/engine.ts';
import type { OperationRecord, Ports, TreeNode } from '../../src/kit/ports.ts';
import { Registry } from '../../src/kit/schema/registry.ts';
import { createTable, getTable } from '../../src/kit/schema/schema.ts';
import { notify } from '../../src/platform/messages/notify.ts';
import { formatDate } from '../../src/platform/rules/format-date.ts';
import { nextNumber } from '../../src/platform/running-number.ts';
import { auditLimit, markWaiting } from '../../src/platform/waits.ts';

/** A firm of the sample fixture: the plain entity of the kit's own tests. */
export const firm = entity({
  area: 'sample',
  name: 'firm',
  table: 'sample_firm',
  code: 'sample:firm',
  path: '/sample/firm',
  title: '示例企业',
  fields: {
    name: text({ label: '名称', required: true, max: 20, unique: true }),
    city: area({ label: '城市' }),
    phone: text({ label: '电话', max: 11, mask: 'mobile', plain: 'sample:firm:pii' }),
    secretNo: text({ label: '证号', max: 18, encrypted: true, unique: { message: '证号已被登记!' } }),
    parentId: ref({ label: '上级企业', to: 'firm' }),
    tags: dicts({ label: '标签', dict: 'sample_tag' }),
    rank: number({ label: '级别', min: 0, max: 9 }),
    hidden: text({ label: '暗记', max: 10, secret: true }),
    sort: number({ label: '排序', default: 0 }),
    openCount: number({ label: '开放展位', derived: true, default: 0 }),
    allCount: number({ label: '全部展位', derived: true }),
    partnerCount: number({ label: '合作展位', derived: true, default: 0 }),
    openFrom: date({ label: '启用日期' }),
    openTill: dateTime({ label: '停用时间' }),
    validity: phase({
      label: '有效状态',
      dict: 'sample_level',
      of: [
        [1, ['openFrom', 'gt', today]],
        [2, ['openTill', 'lt', now]],
        [0, everything],
      ],
    }),
  },
  list: ['name', 'city', 'phone', 'tags', 'rank', 'secretNo', 'createTime'],
  form: ['name', 'city', 'phone', 'secretNo', 'parentId', 'tags', only('staff', 'rank')],
  excel: ['name', 'city', 'phone', 'tags', 'rank'],
  tree: 'parentId',
  counters: {
    openCount: count('booth', 'firmId', ['status', 'eq', 2]),
    allCount: countBelow('booth', 'firmId'),
    partnerCount: [count('booth', 'partnerIds'), count('booth', 'firmId', ['indoor', 'eq', 1])],
  },
  visible: {
    staff: 'all',
    enterprise: ['id', 'eq', me('companyId')],
    student: some('booth', 'firmId', ['title', 'eq', '公开']),
  },
});

const boothFlow = workflow({
  dict: 'sample_booth_status',
  initial: 'draft',
  owner: ['firmId', 'eq', me('companyId')],
  states: {
    draft: { code: 0, label: '草稿', tone: 'neutral', editable: true },
    waiting: { code: 1, label: '待审核', tone: 'waiting' },
    open: { code: 2, label: '已通过', tone: 'done' },
    refused: { code: 3, label: '已驳回', tone: 'bad', editable: true },
  },
  steps: {
    submit: { label: '提交', from: ['draft', 'refused'], to: 'waiting', by: ['owner', 'staff'] },
    pass: {
      label: '通过',
      from: ['waiting'],
      to: 'open',
      by: 'staff',
      code: 'audit',
      call: 'audit',
      with: { result: 1 },
      batch: true,
    },
    refuse: {
      label: '驳回',
      from: ['waiting'],
      to: 'refused',
      by: 'staff',
      code: 'audit',
      call: 'audit',
      with: { result: 2 },
      batch: true,
      input: { reason: text({ label: '原因', required: true, max: 10 }) },
    },
    lapse: { label: '失效', from: ['open'], to: 'draft', by: 'system', due: 'seen' },
  },
});
/** A note below a booth: the child rows of the kit's own tests. */
const note = entity({
  area: 'sample',
  name: 'note',
  table: 'sample_note',
  code: 'sample:note',
  path: '',
  title: '备注',
  fields: {
    boothId: ref({ label: '展位', to: 'booth', derived: true }),
    words: text({ label: '内容', required: true, max: 10 }),
    sort: number({ label: '排序', derived: true }),
  },
  list: ['words'],
  form: ['words'],
  parent: 'boothId',
  sort: { column: 'sort', order: 'asc' },
  visible: { staff: 'all' },
});
/** A booth of a firm: the workflow entity of the kit's own tests. */
export const booth = entity({
  area: 'sample',
  name: 'booth',
  table: 'sample_booth',
  code: 'sample:booth',
  path: '/sample/booth',
  title: '示例展位',
  fields: {
    title: text({ label: '标题', required: true, max: 20 }),
    firmId: ref({ label: '企业', to: 'firm', required: true }),
    partnerIds: refs({ label: '合作企业', to: 'firm' }),
    firmName: through('firmId', 'name', { label: '企业名称' }),
    kind: category({ label: '类别', tree: 'sampleTree' }),
    level: dict({ label: '等级', dict: 'sample_level', numeric: true }),
    price: money({ label: '价格', min: 0, max: 100000 }),
    area: number({ label: '面积', digits: 1 }),
    opens: date({ label: '开始' }),
    seen: dateTime({ label: '查看时间' }),
    indoor: flag({ label: '室内' }),
    enabled: yesNo({ label: '启用', default: 'Y' }),
    story: richText({ label: '介绍' }),
    remark: longText({ label: '备注', max: 20 }),
    shape: json<{ w: number }>()({ label: '形状' }),
    reason: text({ label: '原因', max: 10, derived: true }),
  },
  list: [
    'title',
    'firmName',
    'kind',
    'level',
    'price',
    'area',
    'opens',
    'seen',
    'indoor',
    'enabled',
    'status',
    'createTime',
  ],
  form: [
    'title',
    onAdd('firmId'),
    'kind',
    'level',
    'price',
    'area',
    'opens',
    'seen',
    'indoor',
    'enabled',
    'story',
    'remark',
    'shape',
  ],
  detail: [
    'title',
    'firmId',
    'firmName',
    'kind',
    'level',
    'price',
    'area',
    'opens',
    'seen',
    'indoor',
    'enabled',
    'story',
    'remark',
    'shape',
    'reason',
    'status',
  ],
  workflow: boothFlow,
  visible: {
    staff: 'all',
    enterprise: {
      any: [
        ['firmId', 'eq', me('companyId')],
        ['status', 'in', getCodes(boothFlow, 'open')],
      ],
    },
  },
  children: { notes: note },
  versioned: true,
});

const boothBehaviour = behaviour(booth, {
  steps: { refuse: (_row, { reason }) => ({ reason }), submit: () => ({ reason: null }) },
});

const tree = new Map<string, TreeNode>(
  [
    ['a', '甲', null],
    ['a1', '甲一', 'a'],
    ['a11', '甲一一', 'a1'],
    ['b', '乙', null],
  ].map(([value, name, parent]) => [
    value as string,
    { value: value as string, text: name as string, parent: parent ?? null, leaf: value === 'a11' || value === 'b' },
  ]),
);
const regions = new Map<string, TreeNode>(
  [
    ['990000', '云湖省', null],
    ['990100', '云湖市', '990000'],
    ['990101', '示例区', '990100'],
    ['990200', '临溪市', '990000'],
  ].map(([value, name, parent]) => [
    value as string,
    { value: value as string, text: name as string, parent: parent ?? null, leaf: value === '990101' },
  ]),
);
const dictionaries: Record<string, ReadonlyMap<string, string>> = {
  sample_tag: new Map([
    ['1', '红'],
    ['2', '绿'],
    ['10', '蓝'],
  ]),
  sample_level: new Map([
    ['1', '一级'],
    ['2', '二级'],
  ]),
  sample_booth_status: new Map(Object.values(boothFlow.states).map((s) => [String(s.code), s.label])),
};

/** The ports of the sample fixture: fixed dictionaries and trees, a reversible stand-in for the cipher, recorded notifications. */
export class SamplePorts implements Ports {
  readonly records: OperationRecord[] = [];
  readonly versions: Readonly<Record<string, unknown>>[] = [];
  readonly kept: { name: string; content: Buffer }[] = [];
  rule: Filter | undefined;
  dictionary = async (code: string) => dictionaries[code];
  tree = async (name: string) => (name === 'region' ? regions : tree);
  treeEntity = () => undefined;
  dataRules = async () => this.rule;
  realnames = async (_db: unknown, usernames: readonly string[]) => new Map(usernames.map((u) => [u, `用户${u}`]));
  realname = (username: RawBuilder<unknown>) => sql<string>`'用户' || ${username}`;
  usersExist = async () => true;
  ofTenant = () => undefined;
  readonly audited: { act: string; content: Readonly<Record<string, unknown>> }[] = [];
  record = async (entry: OperationRecord) => void this.records.push(entry);
  readonly transitions: Transition[] = [];
  transition = async (_context: unknown, _e: unknown, ...changes: readonly Transition[]) =>
    void this.transitions.push(...changes);
  notify = notify;
  waitLimit = auditLimit;
  markWaiting = markWaiting;
  audit = async (_context: unknown, act: string, content: Readonly<Record<string, unknown>>) =>
    void this.audited.push({ act, content });
  dataLog = {
    version: (_e: unknown, row: Readonly<Record<string, unknown>>) => void this.versions.push(row),
    insert: () => sql`select`,
  };
  cipher = { encrypt: (v: string) => `x${v}`, decrypt: (v: string) => v.slice(1), hash: (v: string) => `h${v}` };
  sign: Ports['sign'] = (path) => path;
  filesExist = async () => true;
  keepFile = async (_folder: string, name: string, content: Buffer) => {
    this.kept.push({ name, content });
    return `import-error/${name}`;
  };
  progress = () => undefined;
  sequence = (context: Context, _code: string, { prefix, date, digits }: Sequence) =>
    nextNumber(context, prefix + formatDate(date, context.now), digits);
  fillRule = async (_context: unknown, code: string, form: Readonly<Record<string, unknown>>) =>
    `${code}-${String(form.name ?? '')}`;
  checkRule = async (_context: unknown, code: string, value: string) =>
    value.startsWith('x') ? `${code}：不能以x开头` : undefined;
  sanitize = (html: string) => html.replace(/<script.*?<\/script>/g, '');
}

const codes = [...Object.values(firm.can), ...Object.values(booth.can)];
export const staff: Session = {
  userId: 'u1',
  username: 'staff',
  realname: '职员',
  audience: 'staff',
  tenantId: 1,
  roles: [],
  codes: new Set(codes),
  orgCode: 'A01',
};
export const enterprise = (companyId: string): Session => ({
  userId: `u${companyId}`,
  username: `ent${companyId}`,
  realname: '企业',
  audience: 'enterprise',
  tenantId: 1,
  companyId,
  roles: [],
  codes: new Set(codes),
});

export interface Fixture {
  readonly engine: Engine;
  readonly ports: SamplePorts;
  readonly database: Database;
  clear(): Promise<void>;
}
/** Tables and engine of the sample fixture in `database`; the clock stands at `2025-10-15 08:00:00` China time. */
export async function sampleFixture(
  database: Database,
  more: readonly AnyBehaviour[] = [],
  ofBooths: AnyBehaviour = boothBehaviour,
): Promise<Fixture> {
  for (const e of [firm, booth, note])
    for (const statement of createTable(getTable(e))) await sql.raw(statement).execute(database.db);
  const ports = new SamplePorts();
  const registry = new Registry([firm, booth, note]);
  const engine = new Engine({
    database,
    registry,
    provide: () => ({ ports, services: {} as Services }),
    behaviours: [ofBooths, ...more],
    now: () => new Date('2025-10-15T00:00:00Z'),
    reportDefect: (error) => console.error(error),
  });
  return {
    engine,
    ports,
    database,
    clear: async () => void (await sql`truncate sample_firm, sample_booth, sample_note`.execute(database.db)),
  };
}
