import { endpoint, ref, type } from '../../kit/index.ts';
import { fairBooth } from './fair-booth.ts';

const booth = (label: string) => ref({ label, to: 'fairBooth', required: true });
const needs = 'jobFair:fairBooth:allocate';

/** Gives a free booth, or one that the company holds, to its approved application. */
export const allocateBooth = endpoint({
  method: 'POST',
  path: `${fairBooth.path}/allocate`,
  title: '分配展位',
  needs,
  input: { boothId: booth('展位'), applyId: ref({ label: '报名', to: 'fairApply', required: true }) },
  output: type<{ readonly boothNos: string }>(),
  done: '展位已分配',
});

/** Changes the companies of two booths, or moves a company to a free booth. */
export const swapBooths = endpoint({
  method: 'POST',
  path: `${fairBooth.path}/swap`,
  title: '调换展位',
  needs,
  input: { boothId: booth('展位'), otherId: booth('调换到的展位') },
  output: type<null>(),
  done: '展位已调换',
});
