import { safeUrl } from '@campus/contract/rules';
import { fileUrl } from '../../request/file-url.ts';

// Imports the type only, to keep the area's definitions out of small pages.
type LinkTypes = typeof import('@campus/contract/homepage').linkTypes;
const types: LinkTypes = {
  none: '1',
  jobFair: '2',
  video: '3',
  company: '4',
  outside: '5',
  qrCode: '6',
  picture: '7',
};

/** Target of a slide: a new window, or a dialog with a video or an image. */
export type SlideTarget =
  | { readonly kind: 'window'; readonly url: string }
  | { readonly kind: 'video' | 'qrCode' | 'picture'; readonly src: string };

export interface SlideLink {
  readonly linkType: string;
  readonly linkData: string | null;
}

/** Target of a click on a slide; undefined means not clickable. Job fairs are pages of the campus site where there is one. */
export function slideTarget({ linkType, linkData }: SlideLink, campusSite?: string | null): SlideTarget | undefined {
  const data = linkData?.trim() ?? '';
  if (data === '') return undefined;
  switch (linkType) {
    case types.jobFair: {
      const site = safeUrl(campusSite)?.replace(/\/+$/, '');
      const id = encodeURIComponent(data);
      return { kind: 'window', url: site ? `${site}/#/jobFairDetail?id=${id}` : `/f/${id}` };
    }
    case types.video:
      return { kind: 'video', src: fileUrl(data) };
    case types.company:
      return { kind: 'window', url: `/companyVideo/CompanyDetail?id=${encodeURIComponent(data)}` };
    case types.outside: {
      // Checked as https: a new window may also open a site without a certificate.
      const url = safeUrl(data.replace(/^http:/i, 'https:'));
      return url?.startsWith('https:') ? { kind: 'window', url: data } : undefined;
    }
    case types.qrCode:
      return { kind: 'qrCode', src: fileUrl(data) };
    case types.picture:
      return { kind: 'picture', src: fileUrl(data) };
    default:
      return undefined;
  }
}
