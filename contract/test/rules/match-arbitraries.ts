import fc from 'fast-check';
import { type MatchPost, type MatchStudent, type MatchWeights, matchDimensions } from '../../src/rules/index.ts';

const majors = ['080901', '080902', '080901K', '0809', '08', '0828', 'U', 'G0812', 'G', 'V510201', '020301'];
const ownMajors = ['080901', '080902', '080901K', '082801', 'G0812', 'V510201', '020301'];
const skills = ['s1', 's2', 's3', 's4', 's5'];
const places = ['110100', '310100', '330100', '330106', '330200', '320100'];
const paths = [['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'd'], ['a', 'e', 'f'], ['g', 'h', 'i']];
const level = fc.integer({ min: 1, max: 3 });
const educations = fc.constantFrom('01', '11', '25', '31', '41');

export const posts: fc.Arbitrary<MatchPost> = fc.record({
  isOpen: fc.constant(true),
  nature: fc.integer({ min: 1, max: 3 }),
  typePath: fc.constantFrom(...paths.filter((path) => path.length === 3)),
  eduRequire: fc.constantFrom('0', '41', '31', '11', '01'),
  majors: fc.uniqueArray(fc.constantFrom(...majors), { maxLength: 4 }),
  gradYears: fc.uniqueArray(fc.constantFrom(2025, 2026, 2027), { minLength: 1 }),
  skills: fc.uniqueArray(
    fc.record({ skillId: fc.constantFrom(...skills), level, required: fc.integer({ min: 0, max: 1 }) }),
    { selector: ({ skillId }) => skillId },
  ),
  salaryType: fc.integer({ min: 1, max: 3 }),
  salaryMax: fc.option(fc.integer({ min: 50, max: 200_000 })),
  regions: fc.uniqueArray(fc.constantFrom(...places), { minLength: 1, maxLength: 5 }),
});
export const students: fc.Arbitrary<MatchStudent> = fc.record({
  status: fc.integer({ min: 1, max: 5 }),
  intentionStatus: fc.integer({ min: 1, max: 4 }),
  isMerged: fc.boolean(),
  gradYear: fc.constantFrom(2025, 2026, 2027),
  eduLevel: educations,
  major: fc.constantFrom(...ownMajors),
  resumeStatus: fc.option(fc.integer({ min: 0, max: 3 })),
  completeness: fc.integer({ min: 0, max: 100 }),
  skills: fc.array(fc.tuple(fc.constantFrom(...skills), level)).map((held) => new Map(held)),
  intentions: fc.array(
    fc.record({
      typePaths: fc.array(fc.constantFrom(...paths), { maxLength: 3 }),
      regions: fc.array(fc.constantFrom(...places, '330000', '000000'), { maxLength: 5 }),
      salaryMin: fc.option(fc.integer({ min: 0, max: 200_000 })),
      availableTime: fc.option(fc.integer({ min: 1, max: 5 })),
    }),
    { maxLength: 3 },
  ),
});
/** A student who passes the gates that concern the student alone. */
export const seekers = students.map((student) => ({
  ...student,
  status: 1,
  intentionStatus: 1,
  isMerged: false,
  resumeStatus: 1,
  completeness: 80,
}));
/** Seven weights that sum to 100. */
export const weights: fc.Arbitrary<MatchWeights> = fc
  .array(fc.integer({ min: 0, max: 100 }), { minLength: 6, maxLength: 6 })
  .map((cuts) => {
    const edges = [0, ...cuts.sort((a, b) => a - b), 100];
    const parts = matchDimensions.map((name, at) => [name, (edges[at + 1] as number) - (edges[at] as number)]);
    return Object.fromEntries(parts) as MatchWeights;
  });
