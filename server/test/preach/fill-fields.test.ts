import { addField, copyFields, type FillField, fillTypes } from '@campus/contract/fill';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Who } from '../delivery/delivery-people.ts';
import type { Reply } from '../support/reply.ts';
import { readRows } from '../support/sheet-files.ts';
import { PreachFixture } from './preach-fixture.ts';

let fixture: PreachFixture;
beforeAll(async () => {
  fixture = await PreachFixture.open();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.clear());

const sheetPath = '/preach/preachAttendee/answersXls';
const idCards = ['11010519491231002X', '440308199901010012'] as const;
const sizes = [
  { value: 'o1', label: '大' },
  { value: 'o2', label: '小' },
];
/** 尺码, 证件 (unique), 籍贯 and, for the large size, 备注. */
function design(): [FillField, FillField, FillField, FillField] {
  const [size, card, area, note] = [
    [fillTypes.radio, '尺码'],
    [fillTypes.idCard, '证件'],
    [fillTypes.area, '籍贯'],
    [fillTypes.line, '备注'],
  ].reduce<FillField[]>((all, [type, label]) => addField(all, type as FillField['fieldType'], String(label)), []) as [
    FillField,
    FillField,
    FillField,
    FillField,
  ];
  return [
    { ...size, options: sizes, required: 'Y', listShow: 'Y' },
    { ...card, uniqueFlag: 'Y' },
    area,
    { ...note, required: 'Y', dependKey: size.fieldKey, dependValues: 'o1' },
  ];
}
const save = (preachId: string, fields: readonly unknown[], who: Who = 'staff'): Promise<Reply> =>
  fixture.step('saveFillFields', { preachId, fields }, who);
const load = (preachId: string, who: Who = 'staff') =>
  fixture.deliveries.get(who, '/preach/preach/fillFields', { preachId });
const signUp = (preachId: string, student: { id: string }, answers: object): Promise<Reply> =>
  fixture.post(
    'school',
    '/api/stu/preach/signUp',
    { preachId, answers, remark: '学生电话委托' },
    { 'x-behalf-employ': student.id },
  );
const read = (id: string, who: Who = 'staff') => fixture.deliveries.get(who, '/preach/preachAttendee/answers', { id });
const keysOf = (fields: readonly FillField[]) =>
  fields.map(({ fieldKey }) => fieldKey) as [string, string, string, string];

describe('the fields of a session', () => {
  it('are stored in their order and given to students', async () => {
    const { id } = await fixture.approved();
    const fields = design();
    expect((await save(id, fields)).message).toBe('保存成功！');
    const student = await fixture.deliveries.signedIn(await fixture.deliveries.student());
    const { result } = await student('GET', `/api/stu/preach/fillFields?preachId=${id}`);
    expect(result).toEqual(fields.map((field, sortOrder) => ({ ...field, sortOrder })));
    const copy = await fixture.step('copy', { id });
    expect((await load(copy.result.id)).result.fields).toHaveLength(4);
  });
  it.each<[string, (fields: FillField[]) => unknown[], string]>([
    ['a repeated name', (fields) => fields.map((field) => ({ ...field, label: '尺码' })), '尺码：字段名称不能重复'],
    ['a file', () => addField([], fillTypes.files, '作品'), '作品：填写字段格式不正确'],
    ['an unknown shape', () => [{ label: '尺码', fieldType: 1, fieldKey: 'x' }], '尺码：填写字段格式不正确'],
    ['no object', () => ['x'], '填写字段格式不正确'],
    [
      'a name that is too long',
      ([size]) => [{ ...size, label: '尺'.repeat(51) }],
      `${'尺'.repeat(51)}：字段名称最多50个字符!`,
    ],
    ['an option without a text', ([size]) => [{ ...size, options: [{ value: 'o1' }] }], '尺码：填写字段格式不正确'],
  ])('are refused with %s', async (_what, change, message) => {
    const { id } = await fixture.approved();
    expect((await save(id, change(design()))).message).toBe(message);
  });
  it('are the school’s, and stay as they are when the session is over', async () => {
    const { id } = await fixture.approved();
    for (const who of ['hr1', 'college', 'viewer'] as const)
      expect((await save(id, design(), who)).success).toBe(false);
    await sql`update rc_preach set status = 6 where id = ${id}`.execute(fixture.db);
    expect((await save(id, design())).message).toBe('宣讲会已结束，不能修改');
  });
  it('keep the answers: the type is frozen, a chosen option stays, a removed field is stopped', async () => {
    const { id } = await fixture.approved();
    const fields = design();
    await save(id, fields);
    const [size] = keysOf(fields);
    await signUp(id, await fixture.deliveries.student(), { [size]: { v: 'o2' } });
    expect((await load(id)).result.answered).toEqual([size]);
    const [first, ...others] = fields;
    const retyped = { ...first, fieldType: fillTypes.line, options: null };
    expect((await save(id, [retyped])).message).toBe('尺码：该字段已有填报数据，不能修改类型!');
    const dropped = { ...first, options: sizes.slice(0, 1) };
    expect((await save(id, [dropped, ...others])).message).toBe('尺码：该选项已被选择，不能删除!');
    expect((await save(id, [others[0]])).success).toBe(true);
    const stored = (await fixture.row(id)).fillFields ?? [];
    expect(stored.map(({ label, status }) => [label, status])).toEqual([
      ['证件', '1'],
      ['尺码', '0'],
    ]);
  });
});

describe('a sign-up', () => {
  it('needs valid answers and stores them with the fields of the time', async () => {
    const { id } = await fixture.approved();
    const fields = design();
    await save(id, fields);
    const [size, card, area, note] = keysOf(fields);
    const student = await fixture.deliveries.student();
    const missing = await signUp(id, student, {});
    expect(missing).toMatchObject({
      success: false,
      message: '请选择尺码!',
      result: { fields: { [size]: '请选择尺码!' } },
    });
    expect((await signUp(id, student, { [size]: { v: 'o1' } })).message).toBe('请填写备注!');
    const answers = {
      [size]: { v: 'o2' },
      [card]: idCards[0],
      [area]: { code: '440305', text: '别处' },
      [note]: '隐藏',
      x: 1,
    };
    const { result } = await signUp(id, student, answers);
    const [row] = await fixture.attendees(id);
    expect(Object.keys(row?.answers ?? {}).sort()).toEqual([size, card, area].sort());
    expect(JSON.stringify(row?.answers)).not.toContain(idCards[0]);
    await save(
      id,
      fields.map((field) =>
        field.label === '尺码'
          ? { ...field, label: '衣服', options: sizes.map((one) => ({ ...one, label: `新${one.label}` })) }
          : field,
      ),
    );
    expect((await read(result.id)).result.lines).toEqual([
      { label: '尺码', text: '小' },
      { label: '证件', text: idCards[0] },
      { label: '籍贯', text: '广东省/深圳市/南山区' },
    ]);
  });
  it('holds a unique value once, also when many send it at once', async () => {
    const { id } = await fixture.approved();
    const fields = design();
    await save(id, fields);
    const [size, card] = keysOf(fields);
    const students = await Promise.all(Array.from({ length: 6 }, () => fixture.deliveries.student()));
    const replies = await Promise.all(
      students.map((one) => signUp(id, one, { [size]: { v: 'o2' }, [card]: idCards[0] })),
    );
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(replies.find(({ success }) => !success)?.message).toBe(`证件“${idCards[0]}”已被填报!`);
    // Who cancels frees the value; the answers of a new sign-up replace the former ones.
    const winner = students[replies.findIndex(({ success }) => success)];
    if (!winner) throw new Error('no student');
    await fixture.cancelFor(id, winner);
    const other = students.find((one) => one !== winner);
    if (!other) throw new Error('no student');
    expect((await signUp(id, other, { [size]: { v: 'o2' }, [card]: idCards[0] })).success).toBe(true);
    const again = await signUp(id, winner, { [size]: { v: 'o2' }, [card]: idCards[1] });
    expect((await read(again.result.id)).result.lines[1]).toEqual({ label: '证件', text: idCards[1] });
  });
});

describe('the answers of attendees', () => {
  async function filled() {
    const { id } = await fixture.approved();
    const fields = design();
    await save(id, fields);
    const [size, card, area, note] = keysOf(fields);
    const student = await fixture.deliveries.student();
    const { result } = await signUp(id, student, { [size]: { v: 'o1' }, [card]: idCards[0], [note]: '左撇子' });
    return { id, fields, size, card, area, note, attendee: result.id as string };
  }
  const listOf = async (preachId: string, who: Who) => {
    const { result } = await fixture.deliveries.get(who, '/preach/preachAttendee/list', { preachId });
    return result.records[0];
  };
  it('are masked for those without the code and hidden from companies', async () => {
    const { id, attendee } = await filled();
    expect((await read(attendee, 'auditor')).result).toMatchObject({ answers: null });
    expect((await read(attendee, 'auditor')).result.lines[1].text).toBe('110***********002X');
    expect((await read(attendee, 'hr1')).success).toBe(false);
    expect((await load(id, 'hr1')).success).toBe(false);
    expect((await listOf(id, 'staff')).filledIn).toEqual([{ label: '尺码', text: '大' }]);
    const row = await listOf(id, 'hr1');
    expect(row).toBeTruthy();
    for (const name of ['filledIn', 'answers', 'answersSchema']) expect(row).not.toHaveProperty(name);
  });
  it('are corrected by the school; values that are not sent and stopped fields stay', async () => {
    const { id, fields, size, card, note, attendee } = await filled();
    await save(
      id,
      [fields[0], fields[1], fields[3]].filter(({ label }) => label !== '证件'),
    );
    const edit = (answers: object, who: Who = 'staff') =>
      fixture.post(who, '/preach/preachAttendee/saveAnswers', { id: attendee, answers });
    expect((await edit({ [note]: null })).message).toBe('请填写备注!');
    expect((await edit({ [size]: { v: 'o2' } }, 'college')).success).toBe(false);
    expect((await edit({ [size]: { v: 'o2' } })).message).toBe('保存成功！');
    expect((await read(attendee)).result.lines).toEqual([
      { label: '尺码', text: '小' },
      { label: '证件', text: idCards[0] },
    ]);
    expect((await read(attendee)).result.answers).toEqual({ [size]: { v: 'o2' }, [card]: idCards[0] });
  });
  it('are exported with a column for each field, and stopped fields behind them', async () => {
    const { id, fields } = await filled();
    await save(id, copyFields([fields[0]], []));
    const { app } = fixture.deliveries;
    const url = `/server${sheetPath}?preachId=${id}&format=xlsx`;
    const file = await app.server.inject({
      method: 'GET',
      url,
      headers: { 'x-access-token': await fixture.deliveries.token('auditor') },
    });
    const { titles, rows } = await readRows(file.rawPayload, ['姓名', '尺码']);
    expect(titles.slice(-3)).toEqual(['尺码', '证件（已停用）', '备注（已停用）']);
    expect(rows[0]?.slice(-3)).toEqual(['大', '110***********002X', '左撇子']);
    expect((await fixture.deliveries.get('hr1', sheetPath, { preachId: id })).success).toBe(false);
  });
});
