import { certifiedNames, type company, companyFlow } from '@campus/contract/enterprise';
import { getCodes, type Row } from '@campus/contract/kit';
import { expect } from 'vitest';

export type Company = Row<typeof company>;
export interface Line {
  readonly action: string;
  readonly fromStatus: number;
  readonly toStatus: number;
  readonly seq: number;
  readonly reasonCodes: string | null;
  readonly reason: string | null;
  readonly snapshot: Readonly<Record<string, unknown>>;
}
export const [approved, draft, waiting] = getCodes(companyFlow, 'approved', 'draft', 'waiting') as [
  number,
  number,
  number,
];
/** 7.3: the moves that leave a row behind. */
const moves = {
  submit: ['0>2', '1>2', '4>2'],
  withdraw: ['2>1'],
  pass: ['2>3'],
  refuse: ['2>4'],
  disable: ['3>5'],
  enable: ['5>3'],
  change: ['3>3'],
} as Readonly<Record<string, readonly string[]>>;

/** Expects the history to lead from `first` to the present state; saving a draft leaves no row. */
export function expectHistory(lines: readonly Line[], first: number, { auditStatus }: Company): void {
  let status = first;
  const saved = (from: number, to: number) => to === draft && getCodes(companyFlow, 'blank', 'rejected').includes(from);
  for (const [i, line] of lines.entries()) {
    expect(line.seq, 'no gap').toBe(i + 1);
    expect(moves[line.action], 'a move').toContain(`${line.fromStatus}>${line.toStatus}`);
    expect(line.fromStatus === status || saved(status, line.fromStatus), 'a history').toBe(true);
    if (line.action === 'refuse') expect(line.reasonCodes, 'a reason').toBeTruthy();
    if (line.action === 'disable') expect(line.reason, 'a reason').toBeTruthy();
    status = line.toStatus;
  }
  expect(auditStatus === status || saved(status, auditStatus), 'the present state').toBe(true);
}
export const certified = (row: { readonly [name in (typeof certifiedNames)[number]]?: unknown }) =>
  Object.fromEntries(certifiedNames.map((name) => [name, row[name] ?? null]));
