import { expect, it } from 'vitest';
import { resumeDocument } from '../../src/areas/resume/resume-pdf.ts';

const study = {
  school: '云湖大学',
  majorName: '金融工程',
  startDate: '2023-09-01',
  endDate: null,
  gpa: 3,
  courses: null,
};
const wish = { regionCodes_dictText: '成都市,西安市', salaryMin: 8500 };
const preview = {
  ...{ id: '1', access: 'full' as const, hasFile: false },
  student: { realname: '白知舟', gradDate: '2027-06-30', gpa: 3.5, rankText: '73/125' },
  resume: { intentions: [wish], educations: [study] },
};

it('prints decimals, amounts, lists and periods as the screen shows them', () => {
  const { blocks } = resumeDocument(preview, '云湖科技', '2026-11-28 08:00:00');
  const shown = blocks.map((block) => Object.values(block).filter((value) => typeof value === 'string'));
  expect(shown).toEqual(
    expect.arrayContaining([
      ['text', '毕业时间 2027-06-30　平均绩点 3.50　专业排名 73/125'],
      ['text', '成都市、西安市　期望薪资 8,500 元/月起'],
      ['pair', '云湖大学　金融工程', '2023-09 至今'],
      ['text', '绩点 3.00'],
    ]),
  );
});
