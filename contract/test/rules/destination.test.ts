import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DestCount,
  destinationProblems,
  destinationRates,
  destRateNames,
  groupOfCategory,
  internshipProof,
  isDestField,
  largestRemainder,
  neededDestFields,
  noUnitData,
  seasonCohort,
} from '../../src/rules/index.ts';

const categories = ['10', '11', '12', '27', '46', '50', '51', '75', '76', '80', '85', '70', '71', '72'];
const employer = {
  unitName: '示例公司',
  unitCreditCode: '91330100799655058B',
  unitNature: '39',
  unitIndustry: '34',
  jobCategory: '13',
  unitRegion: '330100',
};

describe('a destination', () => {
  it.each([
    ['10', { ...employer, proofFiles: 'destination/a.pdf' }],
    ['27', { ...employer, destSub: '271', proofFiles: 'destination/a.pdf' }],
    ['46', { proofFiles: 'destination/a.pdf' }],
    ['76', {}],
    ['80', { destSub: '801', unitName: '云湖大学', unitRegion: '330100', proofFiles: 'destination/a.pdf' }],
    ['85', { unitName: 'Example University', proofFiles: 'destination/a.pdf' }],
    ['71', { noneReason: 3 }],
    ['11', { ...employer, agreementId: 'a1' }],
  ])('of category %s is complete with what it demands, and with no part of it missing', (destCategory, more) => {
    const row = { destCategory, ...more };
    expect(destinationProblems(row, true)).toEqual({});
    for (const name of neededDestFields(row, true).filter((one) => one !== 'destCategory'))
      expect(Object.keys(destinationProblems({ ...row, [name]: null }, true))).toContain(name);
  });
  it('needs no credit code of a government body', () => {
    const row = { destCategory: '11', ...employer, unitCreditCode: null };
    expect(destinationProblems(row)).toEqual({ unitCreditCode: '请填写统一社会信用代码!' });
    expect(destinationProblems({ ...row, unitNature: '10' })).toEqual({});
  });
  it('forbids data of an employer where there is none', () => {
    expect(destinationProblems({ destCategory: '70', unitName: '示例公司' })).toEqual({ unitName: noUnitData });
    expect(Object.keys(destinationProblems({ destCategory: '85', unitName: 'U', unitNature: '21' }))).toEqual([
      'unitNature',
    ]);
  });
  it('refuses a sub-code of another category and dates in the wrong order', () => {
    const row = { destCategory: '27', destSub: '801', ...employer, signDate: '2026-05-02', reportDate: '2026-05-01' };
    expect(Object.keys(destinationProblems(row)).sort()).toEqual(['destSub', 'reportDate']);
  });
  it('is not proved by an internship', () => {
    const proofFiles = `destination/${encodeURIComponent('实习证明.pdf')}`;
    expect(destinationProblems({ destCategory: '10', ...employer, proofFiles }, true).proofFiles).toBe(internshipProof);
  });
  it('never demands a column that it forbids', () => {
    for (const destCategory of categories)
      for (const name of neededDestFields({ destCategory }, true)) expect(isDestField(name, destCategory)).toBe(true);
  });
});

describe('the rates', () => {
  const counts = fc.array(
    fc.record({
      category: fc.constantFrom(...categories, null),
      isPassed: fc.boolean(),
      n: fc.integer({ min: 0, max: 5000 }),
      matching: fc.constant(0),
      judged: fc.constant(0),
      nearby: fc.constant(0),
      signed: fc.constant(0),
    }) as fc.Arbitrary<DestCount>,
    { maxLength: 20 },
  );
  it('of the six groups add up to 100 %, each within 0.01 of its share', () => {
    fc.assert(
      fc.property(counts, fc.boolean(), (rows, flexible) => {
        const rates = destinationRates(rows, flexible);
        const groups = [rates.contract, rates.business, rates.flexible, rates.study, rates.seeking, rates.none];
        expect(groups.reduce((sum, { part }) => sum + part, 0)).toBe(rates.total);
        if (rates.total === 0) return;
        expect(groups.reduce((sum, { rate }) => sum + Math.round((rate as number) * 100), 0)).toBe(10_000);
        for (const { part, whole, rate } of groups)
          expect(Math.abs((rate as number) - (part * 100) / whole)).toBeLessThan(0.01);
        expect(rates.placed.part + rates.seeking.part + rates.none.part).toBe(rates.total);
      }),
    );
  });
  it('are unknown without graduates', () => {
    const rates = destinationRates([], true);
    for (const name of destRateNames) expect(rates[name].rate).toBeNull();
  });
  it('count only approved destinations, the others as 待就业', () => {
    const row = { category: '80', n: 3, matching: 0, judged: 0, nearby: 0, signed: 0 };
    const rates = destinationRates(
      [
        { ...row, isPassed: true },
        { ...row, n: 1, isPassed: false },
      ],
      true,
    );
    expect([rates.study.rate, rates.seeking.rate]).toEqual([75, 25]);
  });
  it('take matching jobs of those that were judged, the province of all contracts, and agreements of all graduates', () => {
    const row = { category: '11', isPassed: true, n: 10, matching: 3, judged: 4, nearby: 5, signed: 6 };
    const open = { ...row, isPassed: false, signed: 3 };
    const rates = destinationRates([row, open], true);
    expect([rates.matching.rate, rates.nearby.rate, rates.sign.rate]).toEqual([75, 50, 45]);
  });
  it('rounds the largest remainders up', () => {
    expect(largestRemainder([1, 1, 1])).toEqual([3334, 3333, 3333]);
    expect(largestRemainder([0, 0])).toEqual([0, 0]);
  });
  it('move other employment by a setting', () => {
    expect([groupOfCategory('12', true), groupOfCategory('12', false)]).toEqual([3, 1]);
  });
});

describe('the cohort of a season', () => {
  it.each([
    ['2025-08-31', 2025],
    ['2025-09-01', 2026],
    ['2026-08-31', 2026],
  ])('on %s is %i', (today, year) => {
    expect(seasonCohort(today, '09-01')).toBe(year);
  });
});
