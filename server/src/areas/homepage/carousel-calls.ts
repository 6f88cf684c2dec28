import { clickSlide, companyPublicity, loginPageData, publicityFlow } from '@campus/contract/homepage';
import { failure, getState } from '@campus/contract/kit';
import { countVisit } from '../../kit/counter/count-visit.ts';
import { answer } from '../../kit/http/answer.ts';
import { tenantOfRow } from '../../kit/http/visitor.ts';
import { listPublishedSlides } from './slides.ts';

const defaultTenant = 1;
/** The tenant that a visitor of the sign-in page names; default: the first. */
export const visitedTenant = ({ tenantId }: { readonly tenantId: number | null }): number => tenantId || defaultTenant;

export const loginPageDataAnswer = answer(loginPageData, (_input, context) => listPublishedSlides(context), {
  tenantOf: visitedTenant,
});

export const clickSlideAnswer = answer(
  clickSlide,
  async ({ id }, context) => {
    const slide = await context.engine.lock(companyPublicity, id, context);
    if (!slide || getState(publicityFlow, slide.status) !== 'on') throw failure('notFound');
    await countVisit(companyPublicity, id, 'clickCount', context);
    return null;
  },
  { transaction: false, tenantOf: tenantOfRow(companyPublicity, 'id') },
);
