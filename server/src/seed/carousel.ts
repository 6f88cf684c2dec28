import { companyPublicity } from '@campus/contract/homepage';
import type { SeedRow } from './bulk.ts';
import { paper, slide } from './picture.ts';
import { seedId } from './random.ts';
import { type SeedWorld, systemColumns } from './world.ts';

const red = [196, 58, 52] as const;
const slides = [
  { name: '直播宣讲，随时回看', type: '1', data: null },
  { name: '企业主页，展示真实的你', type: '5', data: 'https://www.example.com/company' },
  { name: '一码分享，转发到群就能招人', type: '6', data: 'carousel/sample-qr.png' },
  { name: '福利标签与海报', type: '7', data: 'carousel/sample-2.png' },
] as const;

/** Pictures that sample rows point at, by their path in the store. */
export const sampleFiles = (): readonly (readonly [folder: string, name: string, content: Buffer])[] => [
  ...slides.map((_, k) => ['carousel', `sample-${k}.png`, slide(k)] as const),
  ['carousel', 'sample-qr.png', paper([22, 101, 52])],
  ['company-license', 'sample-licence.png', paper(red)],
  ['company-license', 'sample-letter.png', paper([30, 64, 175])],
  ['company-license', 'sample-card-front.png', paper([71, 85, 105])],
  ['company-license', 'sample-card-back.png', paper([120, 53, 15])],
];

/** Four slides a tenant, all on show. */
export function seedSlides(world: SeedWorld): SeedRow[] {
  return [1, 2, 3].flatMap((tenantId) =>
    slides.map((s, k) => ({
      ...systemColumns(companyPublicity, seedId(86, tenantId * 100 + k), tenantId, 'seed', world.time(-30, 600)),
      logo: `carousel/sample-${k}.png`,
      linkName: s.name,
      linkType: s.type,
      linkData: s.data,
      startTime: null,
      endTime: null,
      sortOrder: (k + 1) * 10,
      clickCount: 0,
      status: 1,
    })),
  );
}
