/** Fairs of today. */
import { jobFair } from '@campus/contract/jobfair';
import { loadCaller } from './api.ts';
import type { Sides } from './candidates.ts';
import { inMinutes } from './clock.ts';

interface OpenFair {
  readonly id: string;
  readonly title: string;
}
/** The draft of a fair of today that begins after so many minutes. */
export async function draftFair({ school }: Sides, title: string, begins: number): Promise<OpenFair> {
  const safetyPlan = await school.upload('jobfair-paper', {
    ...{ name: 'plan.pdf', mimeType: 'application/pdf' },
    buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  });
  const { id } = await school.call<{ id: string }>('POST', `${jobFair.path}/add`, {
    ...{ title, type: 1, organizer: '就业指导中心', contact: '陈老师', contactPhone: '0571-88880000', safetyPlan },
    ...{ content: `<p>${'面向全校毕业生的综合双选会。'.repeat(10)}</p>`, venueText: '体育馆', regionCode: '330100' },
    ...{
      applyStart: inMinutes(-60),
      applyEnd: inMinutes(begins),
      startTime: inMinutes(begins),
      endTime: `${inMinutes(0).slice(0, 10)} 23:59:59`,
    },
    ...{ maxCompany: 12, boothMode: 2, needInsure: 0, reimburse: 0, studentLimit: 20 },
  });
  return { id, title };
}
/** A published fair of today with ten booths, which begins after so many minutes. */
export async function publishFair(origin: string, sides: Sides, title: string, begins: number): Promise<OpenFair> {
  const fair = await draftFair(sides, title, begins);
  const { id } = fair;
  await sides.school.call('POST', '/jobFair/fairBooth/batchGenerate', { fairId: id, zone: 'A', rows: 2, cols: 5 });
  await sides.school.call('POST', `${jobFair.path}/submit`, { id });
  await (await loadCaller(origin, 'auditor')).call('POST', `${jobFair.path}/audit`, { id, result: 1 });
  return fair;
}
