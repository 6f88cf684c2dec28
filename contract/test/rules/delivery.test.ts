import { describe, expect, it } from 'vitest';
import { BrokenHistory, type DeliveryHistoryRow, foldSteps } from '../../src/rules/index.ts';

/** `pass 1/20` = action and the place it led to. */
const history = (...short: string[]): DeliveryHistoryRow[] =>
  short.map((row, index) => {
    const [action = '', place = ''] = row.split(' ');
    const [status, step] = place.split('/').map(Number);
    return { seq: index + 1, action, toStatus: status ?? 0, toStep: step ?? 0 };
  });
const head = (...short: string[]) => foldSteps(history(...short));

const hired = [
  'submit 1/10',
  'read 1/10',
  'pass 1/20',
  'interview 1/20',
  'interviewDone 1/20',
  'pass 1/30',
  'offer 1/30',
];
const signing = [...hired, 'offerAccept 1/40', 'push 1/40', 'receive 1/50', 'sign 1/50'];

describe('the fold of a delivery history', () => {
  it('is nothing for an empty history', () => {
    expect(foldSteps([])).toBeUndefined();
  });

  it.each<[string, string[], [number, number, number]]>([
    ['submitted', ['submit 1/10'], [1, 10, 0]],
    ['confirmed', ['submit 1/10', 'confirm 1/10'], [1, 10, 0]],
    ['matched and confirmed', ['submit 1/10', 'confirm 1/20'], [1, 20, 0]],
    ['matched and confirmed without interviews', ['submit 1/10', 'confirm 1/30'], [1, 30, 0]],
    ['declined', ['submit 1/10', 'decline 5/10'], [5, 10, 0]],
    ['expired', ['submit 1/10', 'expire 5/10'], [5, 10, 0]],
    ['passed without interviews', ['submit 1/10', 'pass 1/30'], [1, 30, 0]],
    ['skipped ahead', ['submit 1/10', 'skip 1/30'], [1, 30, 0]],
    ['refused', ['submit 1/10', 'pass 1/20', 'reject 3/20'], [3, 20, 2]],
    [
      'refused with side effects',
      ['submit 1/10', 'pass 1/20', 'interview 1/20', 'reject 3/20', 'interviewCancel 3/20'],
      [3, 20, 2],
    ],
    ['restored', ['submit 1/10', 'pass 1/20', 'reject 3/20', 'restore 1/20'], [1, 20, 0]],
    ['withdrawn', ['submit 1/10', 'withdraw 4/10'], [4, 10, 0]],
    ['transferred', ['submit 1/10', 'pass 1/20', 'transferOut 6/20'], [6, 20, 0]],
    ['come by transfer', ['submit 1/10', 'transferIn 1/10', 'download 1/10'], [1, 10, 0]],
    ['begun by transfer', ['transferIn 1/10', 'pass 1/20'], [1, 20, 0]],
    ['offer refused', [...hired, 'offerRefuse 1/30', 'offer 1/30'], [1, 30, 0]],
    ['internship hired', [...hired, 'offerAccept 1/50'], [1, 50, 0]],
    ['dispatch returned', [...hired, 'offerAccept 1/40', 'push 1/40', 'return 1/40', 'push 1/40'], [1, 40, 0]],
    ['closed while signing', [...signing, 'close 5/50'], [5, 50, 0]],
    ['signed', [...signing, 'signEffective 1/60'], [1, 60, 0]],
    ['evaluated', [...signing, 'signEffective 1/60', 'evaluate 2/60', 'evaluate 2/60', 'note 2/60'], [2, 60, 1]],
    ['finished by itself', [...signing, 'signEffective 1/60', 'finish 2/60'], [2, 60, 1]],
    ['terminated', [...signing, 'signEffective 1/60', 'evaluate 2/60', 'signEnd 5/60'], [5, 60, 0]],
    ['closed early', ['submit 1/10', 'close 5/10'], [5, 10, 0]],
  ])('%s', (_, rows, [status, step, stepResult]) => {
    expect(head(...rows)).toEqual({ status, step, stepResult });
  });

  it.each<[string, string[], number]>([
    ['a beginning without submit', ['pass 1/20'], 1],
    ['a submit into a later step', ['submit 1/20'], 1],
    ['a second submit', ['submit 1/10', 'submit 1/10'], 2],
    ['a step left out', ['submit 1/10', 'pass 1/40'], 2],
    ['a step back', ['submit 1/10', 'pass 1/20', 'pass 1/10'], 3],
    ['a pass after a refusal', ['submit 1/10', 'reject 3/10', 'pass 1/20'], 3],
    ['a restore to another step', ['submit 1/10', 'reject 3/10', 'restore 1/20'], 3],
    ['a restore of a withdrawal', ['submit 1/10', 'withdraw 4/10', 'restore 1/10'], 3],
    ['a refusal after the offer was accepted', [...signing, 'reject 3/50'], signing.length + 1],
    ['a close of a signed one', [...signing, 'signEffective 1/60', 'close 5/60'], signing.length + 2],
    ['a remark that moves', ['submit 1/10', 'note 1/20'], 2],
    ['an unknown action', ['submit 1/10', 'teleport 1/10'], 2],
    ['an action named like an object method', ['submit 1/10', 'constructor 1/10'], 2],
    ['a place that does not exist', ['submit 1/10', 'pass 1/25'], 2],
  ])('breaks at %s', (_, rows, seq) => {
    expect(() => head(...rows)).toThrow(BrokenHistory);
    expect(() => head(...rows)).toThrow(`row ${seq} `);
  });

  it('breaks at a gap in the numbers', () => {
    const [first, second] = history('submit 1/10', 'pass 1/20');
    expect(() => foldSteps([first, { ...second, seq: 3 }] as DeliveryHistoryRow[])).toThrow(BrokenHistory);
  });

  it('restores what was before the refusal', () => {
    for (const before of [['submit 1/10'], ['submit 1/10', 'pass 1/20'], hired]) {
      const step = foldSteps(history(...before))?.step;
      expect(head(...before, `reject 3/${step}`, `restore 1/${step}`)).toEqual(head(...before));
    }
  });
});
