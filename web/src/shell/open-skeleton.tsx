import { text } from '@campus/contract/messages';
import './open-skeleton.css';

/** Placeholder while an open page is loading. Without antd, which such a page may not need. */
export const OpenSkeleton = () => (
  <div className="open-skeleton" role="status" aria-busy="true" aria-label={text.common.loading}>
    <span className="open-skeleton-title" />
    {[...Array(8).keys()].map((line) => (
      <span key={line} />
    ))}
  </div>
);
