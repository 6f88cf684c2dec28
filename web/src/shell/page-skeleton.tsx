import { text } from '@campus/contract/messages';

/** What a page is before its own code tells: each kind has the heights of its real one (styles in `index.html`). */
export type PageKind = 'list' | 'detail' | 'form' | 'dashboard';

/** The kind of a page by the component that its menu entry names. */
export function pageKind(component: string | undefined = ''): PageKind {
  if (component.startsWith('dashboard/')) return 'dashboard';
  if (/Detail$/.test(component)) return 'detail';
  return /Config$|Settings?(\/|$)|\/(Index|center)/.test(component) ? 'form' : 'list';
}

/** Where the page will be, until its code has come. */
export const PageSkeleton = ({ kind }: { kind: PageKind }) => (
  <div className="page-bones" data-kind={kind} role="status" aria-label={text.app.loading} />
);
