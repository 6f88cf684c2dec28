import type { Filter, Sequence } from '@campus/contract/kit';
import { type RawBuilder, sql } from 'kysely';
import type { Context, Transition } from '../../src/kit/context.ts';
import type { OperationRecord, Ports } from '../../src/kit/ports.ts';
import { notify } from '../../src/platform/messages/notify.ts';
import { formatDate } from '../../src/platform/rules/format-date.ts';
import { takeNumber } from '../../src/platform/running-number.ts';
import { auditLimit, markWaiting } from '../../src/platform/waits.ts';
import { boothFlow } from './sample-entities.ts';
import { treeNodes } from './tree-nodes.ts';

const tree = treeNodes(['a', '甲', null], ['a1', '甲一', 'a'], ['a11', '甲一一', 'a1'], ['b', '乙', null]);
const regions = treeNodes(
  ['990000', '云湖省', null],
  ['990100', '云湖市', '990000'],
  ['990101', '示例区', '990100'],
  ['990200', '临溪市', '990000'],
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
  usersAmong = (usernames: readonly string[]) => sql`select distinct unnest(${[...usernames]}::text[])`;
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
  sequence = async (context: Context, _code: string, { prefix, date, digits }: Sequence) =>
    takeNumber(context, prefix + formatDate(date, context.now), digits);
  fillRule = async (_context: unknown, code: string, form: Readonly<Record<string, unknown>>) =>
    `${code}-${String(form.name ?? '')}`;
  checkRule = async (_context: unknown, code: string, value: string) =>
    value.startsWith('x') ? `${code}：不能以x开头` : undefined;
  sanitize = (html: string) => html.replace(/<script.*?<\/script>/g, '');
}
