import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { type ReactNode, useState } from 'react';
import { useIsMobile } from '../theme/use-media.ts';
import './folding-side.css';

interface FoldingSideProps {
  readonly className: string;
  readonly label: string;
  /** Id of the selected entry; selecting another one collapses the panel. */
  readonly chosen: string;
  /** Label of the selected entry. */
  readonly current: string;
  readonly children: ReactNode;
}

/** Side panel of a list. On narrow screens it is above the list and initially collapsed. */
export function FoldingSide({ className, label, chosen, current, children }: FoldingSideProps) {
  const isMobile = useIsMobile();
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === chosen;
  return (
    <nav className={`surface ${className}`} aria-label={label}>
      {isMobile && (
        <button
          type="button"
          className="folding-side-head"
          aria-expanded={isOpen}
          onClick={() => setOpenAt(isOpen ? undefined : chosen)}
        >
          <span className="muted">{label}</span>
          <strong>{current}</strong>
          {isOpen ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
        </button>
      )}
      {(!isMobile || isOpen) && children}
    </nav>
  );
}
