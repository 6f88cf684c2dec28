import { Button } from 'antd';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';

interface MainActionPlace {
  readonly foot: HTMLElement | null;
  readonly setTaken: (isTaken: boolean) => void;
}
const Place = createContext<MainActionPlace | undefined>(undefined);

interface MainActionFoot {
  readonly place: MainActionPlace;
  /** A part of the record fills the place. */
  readonly isTaken: boolean;
  /** Render once, last in the footer. */
  readonly spot: ReactNode;
}
/** The place in the footer of a drawer for the main action that a part of its record offers. */
export function useMainActionFoot(): MainActionFoot {
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const [isTaken, setTaken] = useState(false);
  const place = useMemo(() => ({ foot, setTaken }), [foot]);
  return { place, isTaken, spot: <span className="main-action" ref={setFoot} /> };
}
export const MainActionProvider = Place.Provider;

interface MainActionProps {
  readonly label: string;
  readonly onStart: () => void;
}
/** What a record needs next: the main button in the footer of its drawer, without such a footer a button in place. */
export function MainAction({ label, onStart }: MainActionProps) {
  const place = useContext(Place);
  const setTaken = place?.setTaken;
  useEffect(() => {
    setTaken?.(true);
    return () => setTaken?.(false);
  }, [setTaken]);
  if (!place)
    return (
      <Button block onClick={onStart}>
        {label}
      </Button>
    );
  const button = (
    <Button type="primary" onClick={onStart}>
      {label}
    </Button>
  );
  return place.foot && createPortal(button, place.foot);
}
