import { safeUrl } from '@campus/contract/rules';
import { fileUrl } from '../../request/file-url.ts';

// Only the type: the definitions of that area are not for pages that must be small.
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

/** What a slide opens: a new window, or a dialog with a video or a picture. */
export type SlideTarget =
  | { readonly kind: 'window'; readonly url: string }
  | { readonly kind: 'video' | 'qrCode' | 'picture'; readonly src: string };

export interface SlideLink {
  readonly linkType: string;
  readonly linkData: string | null;
}

/** What a click on a slide does (S); undefined: nothing. Job fairs are pages of the campus site. */
export function slideTarget({ linkType, linkData }: SlideLink, campusSite?: string | null): SlideTarget | undefined {
  const data = linkData?.trim() ?? '';
  if (data === '') return undefined;
  switch (linkType) {
    case types.jobFair: {
      const site = safeUrl(campusSite)?.replace(/\/+$/, '');
      return site ? { kind: 'window', url: `${site}/#/jobFairDetail?id=${encodeURIComponent(data)}` } : undefined;
    }
    case types.video:
      return { kind: 'video', src: fileUrl(data) };
    case types.company:
      return { kind: 'window', url: `/companyVideo/CompanyDetail?id=${encodeURIComponent(data)}` };
    case types.outside: {
      // Judged as if it were https: a window of its own may show a site without a certificate.
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
