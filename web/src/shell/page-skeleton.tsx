import { text } from '@campus/contract/messages';

/**
 * Layout of a page before its code is loaded: each kind has the dimensions of the real page (styles in `index.html`).
 */
export type PageKind = 'list' | 'detail' | 'form' | 'dashboard';

/** The kind of a page, by the component of its menu entry. */
export function pageKind(component: string | undefined = ''): PageKind {
  if (component.startsWith('dashboard/')) return 'dashboard';
  if (/Detail$/.test(component)) return 'detail';
  return /Config$|Settings?(\/|$)|\/(Index|center)/.test(component) ? 'form' : 'list';
}

/** Placeholder while the code of a page is loading. */
export const PageSkeleton = ({ kind }: { kind: PageKind }) => (
  <div className="page-bones" data-kind={kind} role="status" aria-label={text.app.loading} />
);
