import { fieldFailure } from '@campus/contract/kit';
import { announcementOpenings, announcementPages, messageTexts } from '@campus/contract/message';
import { safeUrl } from '@campus/contract/rules';
import type { Context } from '../../kit/context.ts';

const texts = messageTexts.announcement;

/** Whether a console path, without its query, matches a menu entry (`/post/detail/:id` for any post). */
async function isMenuPath(context: Context, address: string): Promise<boolean> {
  const parts = (address.split(/[?#]/)[0] as string).split('/');
  const { entries } = await context.services.permissions.get();
  return entries.some(({ url }) => {
    const wanted = url?.split('/') ?? [];
    return wanted.length === parts.length && wanted.every((part, i) => part.startsWith(':') || part === parts[i]);
  });
}

/**
 * Asserts that an announcement opens an existing page of the console, an https URL, or a component the console can
 * open.
 */
export async function assertOpening(
  { openType, openPage }: { readonly openType?: string | null; readonly openPage?: string | null },
  context: Context,
): Promise<void> {
  if (openType !== announcementOpenings.url && openType !== announcementOpenings.component) return;
  if (!openPage) throw fieldFailure('openPage', texts.noPage);
  if (openType === announcementOpenings.component) {
    if (!Object.hasOwn(announcementPages, openPage)) throw fieldFailure('openPage', texts.badComponent);
    return;
  }
  const address = safeUrl(openPage);
  const isFine =
    address !== undefined && (address.startsWith('/') ? await isMenuPath(context, address) : /^https:/i.test(address));
  if (!isFine) throw fieldFailure('openPage', texts.badPage);
}
