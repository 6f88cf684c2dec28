import { text } from '@campus/contract/messages';
import type { Crumb } from '@campus/contract/rules';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';

/** The row above a page: breadcrumbs, title, and a note at the right. */
export function PageHeading({ crumbs, note }: { crumbs: readonly Crumb[]; note: ReactNode }) {
  const title = crumbs.at(-1)?.title;
  return (
    <div className="crumb">
      <nav className="crumb-path" aria-label={text.frame.path}>
        {crumbs.slice(0, -1).map((crumb) => (
          <Fragment key={crumb.path ?? crumb.title}>
            {crumb.path ? <Link to={crumb.path}>{crumb.title}</Link> : crumb.title}
            <span aria-hidden="true">/</span>
          </Fragment>
        ))}
      </nav>
      <h1>{title}</h1>
      {note && <span className="crumb-note">{note}</span>}
    </div>
  );
}
