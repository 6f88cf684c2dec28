import { company } from '@campus/contract/enterprise';
import { money, number } from '@campus/contract/kit';
import { employUser } from '@campus/contract/resume';
import { expect, it } from 'vitest';
import { formatNumber } from '../../src/kit/field/format-number.ts';
import { formatPeriod } from '../../src/kit/field/period.ts';

it.each([
  ['2026-05-01 09:00:00', '2026-05-01 10:30:00', '2026-05-01 09:00 至 10:30'],
  ['2026-05-01 09:00:00', '2026-05-02 10:30:00', '2026-05-01 09:00 至 2026-05-02 10:30'],
  ['2026-05-01 09:00:00', null, '2026-05-01 09:00'],
  [null, '2026-05-01 10:30:00', ''],
])('shows the period from %s to %s as %s', (start, end, shown) => expect(formatPeriod(start, end)).toBe(shown));

const pay = money({ label: '月薪' });
it.each([
  [pay, '2.5', '2.50 元'],
  [pay, '12000', '12,000.00 元'],
  [pay, '12000.00', '12,000.00 元'],
  [pay, '***', '*** 元'],
  [money({ label: '月薪（元）' }), '2.5', '2.50'],
  [number({ label: '人数', unit: '人' }), '12000', '12,000 人'],
  [number({ label: '绩点', digits: 2 }), '2.5', '2.50'],
  [number({ label: '绩点', digits: 2 }), '3', '3.00'],
  [number({ label: '绩点', digits: 2 }), '***', '***'],
  [employUser.fields.schoolYears, '4', '4 年'],
  [employUser.fields.schoolYears, '4.0', '4 年'],
  [employUser.fields.schoolYears, '2.5', '2.5 年'],
  [company.fields.registeredCapital, '1200.50', '1,200.5'],
  [company.fields.registeredCapital, '100', '100'],
  [company.fields.registeredCapital, '***', '***'],
  [pay, '', ''],
])('shows the value of %o, %s, as %s', (field, value, shown) => expect(formatNumber(field, value, true)).toBe(shown));
