import { type RefObject, useEffect, useRef, useState } from 'react';
import { createReader } from './read-codes.ts';

export type CameraState = 'off' | 'on' | 'insecure' | 'denied' | 'none';
const pauseMs = 160;
/** The same code in front of the camera counts once within this time. */
const againMs = 3000;

const getFailure = (error: unknown): CameraState =>
  error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'none';

/** Reads codes from the back camera while it is switched on. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, onCode: (code: string) => void) {
  const [isWanted, setWanted] = useState(false);
  const [state, setState] = useState<CameraState>(window.isSecureContext ? 'off' : 'insecure');
  const handler = useRef(onCode);
  handler.current = onCode;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    const end: (() => void)[] = [];
    const run = async (): Promise<void> => {
      const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      end.push(() => {
        for (const track of stream.getTracks()) track.stop();
      });
      const reader = await createReader();
      end.push(() => reader.close());
      if (isOver || !video.current) return;
      video.current.srcObject = stream;
      await video.current.play();
      setState('on');
      const seen = new Map<string, number>();
      while (!isOver && video.current) {
        const code = await reader.read(video.current);
        const now = Date.now();
        if (code && now - (seen.get(code) ?? 0) > againMs) {
          seen.set(code, now);
          handler.current(code);
        }
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    };
    run()
      .catch((error: unknown) => {
        if (!isOver) setState(getFailure(error));
        setWanted(false);
      })
      .finally(() => {
        if (isOver) for (const stop of end) stop();
      });
    return () => {
      isOver = true;
      for (const stop of end) stop();
      setState((now) => (now === 'on' ? 'off' : now));
    };
  }, [isWanted, video]);
  const start = () => {
    setState('off');
    setWanted(true);
  };
  return { state, isOn: isWanted, start, stop: () => setWanted(false) };
}
