import { readFileSync } from 'node:fs';
import {
  companyPublicity,
  defaultLoginConfig,
  linkTypes,
  loginConfig,
  loginConfigVersion,
  publicityFlow,
} from '@campus/contract/homepage';
import type { SeedRow } from './bulk.ts';
import { paper, seal, slides } from './picture.ts';
import { seedId } from './random.ts';
import { type SeedContext, systemColumns } from './seed-context.ts';
import { textPdf } from './text-pdf.ts';

const red = [196, 58, 52] as const;
const links = [
  { name: '直播宣讲，随时回看', type: linkTypes.none, data: null },
  { name: '企业主页，展示真实的你', type: linkTypes.outside, data: 'https://www.example.com/company' },
  { name: '一码分享，转发到群就能招人', type: linkTypes.qrCode, data: 'carousel/sample-qr.png' },
  { name: '福利标签与海报', type: linkTypes.picture, data: 'carousel/sample-2.png' },
] as const;

const safetyPlan = (): Buffer =>
  textPdf('招聘会安全工作方案', [
    '一、组织领导：成立安全工作小组，由就业指导中心主任任组长。',
    '二、人员控制：入口双向分流，场内人数达到上限时暂停入场。',
    '三、安保安排：出入口、主通道和展区各设安保人员，全程值守。',
    '四、用电消防：展位用电逐一检查，疏散通道和消防器材保持畅通可用。',
    '五、医疗保障：服务台设医疗点，配备急救药品和自动体外除颤仪。',
    '六、应急预案：发生突发情况时由现场总指挥下令疏散，并立即上报。',
  ]);

/** Files referenced by sample rows, by their path in the file store. */
export function sampleFiles(): readonly (readonly [folder: string, name: string, content: Buffer])[] {
  const drawn = slides(6);
  const four = (folder: string, from: number) =>
    drawn.slice(from, from + 4).map((slide, k) => [folder, `sample-${k}.png`, slide] as const);
  return [
    ...four('carousel', 0),
    ...four('venue', 2),
    ...four('live', 1),
    ...four('jobfair', 0),
    ...four('preach', 2),
    ['live-video', 'sample-clip.mp4', readFileSync(new URL('../../assets/live/demo.mp4', import.meta.url))],
    ['carousel', 'sample-qr.png', paper([22, 101, 52])],
    ['company-license', 'sample-licence.png', paper(red)],
    ['company-license', 'sample-letter.png', paper([30, 64, 175])],
    ['company-license', 'sample-letter-new.png', paper([67, 56, 202])],
    ['company-license', 'sample-card-front.png', paper([71, 85, 105])],
    ['company-license', 'sample-card-back.png', paper([120, 53, 15])],
    ['destination', 'sample-proof.png', paper([30, 64, 175])],
    ['fair-paper', 'sample-invoice.png', paper([120, 53, 15])],
    ['fair-paper', 'sample-insurance.png', paper([71, 85, 105])],
    ['jobfair-paper', 'sample-plan.pdf', safetyPlan()],
    ['agreement', 'sample-stamp.png', paper([153, 27, 27])],
    ['seal', 'sample-company.png', seal(red)],
    ['seal', 'sample-college.png', seal([190, 24, 60])],
    ['seal', 'sample-school.png', seal([170, 20, 20])],
  ];
}

/** Four published slides per tenant. */
export function seedSlides(context: SeedContext): SeedRow[] {
  return [1, 2, 3].flatMap((tenantId) =>
    links.map((s, k) => ({
      ...systemColumns(companyPublicity, seedId(86, tenantId * 100 + k), tenantId, 'seed', context.time(-30, 600)),
      logo: `carousel/sample-${k}.png`,
      linkName: s.name,
      linkType: s.type,
      linkData: s.data,
      startTime: null,
      endTime: null,
      sortOrder: (k + 1) * 10,
      clickCount: 0,
      status: publicityFlow.states.on.code,
    })),
  );
}

const owners = { 1: '云湖高新区人才服务中心', 2: '云湖大学', 3: '云湖理工学院' } as const;
/** The sign-in page of each tenant with its contacts, and its first saved version. */
export function seedLoginConfigs(context: SeedContext): { config: SeedRow[]; version: SeedRow[] } {
  const at = context.time(-200, 600);
  const rows = ([1, 2, 3] as const).map((tenantId) => ({
    id: seedId(87, tenantId),
    tenantId,
    content: {
      ...defaultLoginConfig,
      campusHomeUrl: 'https://www.example.com/campus',
      servicePhone: '400-000-0000',
      feedbackEmail: 'service@example.com',
      address: '云湖市高新区示例路 1 号',
      copyright: `Copyright © ${context.anchor.slice(0, 4)} ${owners[tenantId]} 版权所有`,
      icpNo: '云ICP备00000000号',
      techSupport: '云湖数字校园',
    },
  }));
  return {
    config: rows.map(({ id, tenantId, content }) => ({
      ...systemColumns(loginConfig, id, tenantId, 'seed', at),
      ...content,
      version: 1,
    })),
    version: rows.map(({ id, tenantId, content }) => ({
      ...systemColumns(loginConfigVersion, seedId(95, tenantId), tenantId, 'seed', at),
      configId: id,
      seq: 1,
      content,
      savedBy: 'school',
    })),
  };
}
