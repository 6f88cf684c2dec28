import { type companyPublicity, homepageTexts, linkTypes, publicityRefusals } from '@campus/contract/homepage';
import { fairFlow, jobFair } from '@campus/contract/jobfair';
import { type Draft, Failure, fieldFailure } from '@campus/contract/kit';
import { safeUrl } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { inStates } from '../../kit/read/in-states.ts';

type Slide = Draft<typeof companyPublicity>;
const field = 'linkData';

async function isFairPublic(id: string, context: Context): Promise<boolean> {
  const { rows } = await sql`
    select 1 from rc_job_fair where ${context.live(jobFair)} and id = ${id}
      and ${inStates(fairFlow, ['published', 'archived'])}`.execute(context.db);
  return rows.length > 0;
}

const isHttps = (value: string): boolean => /^https:\/\//i.test(value) && safeUrl(value) !== undefined;
/** Whether the file exists in a public upload folder. */
const isStored = (path: string, context: Context): Promise<boolean> =>
  /^[^\s\\?#]+\.[A-Za-z0-9]{2,5}$/.test(path) && !/^(?:[a-z]+:)?\/\//i.test(path)
    ? context.engine.ports.filesExist(context.db, [path], undefined)
    : Promise.resolve(false);
const pictures = /\.(?:jpe?g|png|gif|bmp|webp)$/i;
const videos = /\.(?:mp4|m4v|mov)$/i;

/** Asserts that the target of a slide exists and matches its type. */
export async function assertLink(slide: Slide, context: Context): Promise<void> {
  const type = slide.linkType as string;
  const data = slide.linkData ?? '';
  if (type === linkTypes.none) return;
  if (data === '') throw fieldFailure(field, homepageTexts.slides.linkRequired);
  const refuse = (sentence: string): never => {
    throw fieldFailure(field, sentence);
  };
  if (type === linkTypes.jobFair && !(await isFairPublic(data, context))) refuse(publicityRefusals.gone);
  // Companies have no videos of their own.
  if (type === linkTypes.company) refuse(publicityRefusals.noVideo);
  if (type === linkTypes.outside && !isHttps(data)) refuse(homepageTexts.slides.linkHttps);
  if (type === linkTypes.video && !isHttps(data) && !(videos.test(data) && (await isStored(data, context))))
    refuse(publicityRefusals.gone);
  if (
    (type === linkTypes.qrCode || type === linkTypes.picture) &&
    !(pictures.test(data) && (await isStored(data, context)))
  )
    refuse(homepageTexts.slides.imageRequired);
}
/** Like the assertion above, as a boolean. */
export async function isLinkValid(slide: Slide, context: Context): Promise<boolean> {
  return assertLink(slide, context).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Failure) return false;
      throw error;
    },
  );
}
