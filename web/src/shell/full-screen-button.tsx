import { FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { useSyncExternalStore } from 'react';
import { IconButton } from '../widgets/icon-button.tsx';

function onFullScreen(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

/** Toggles full screen. Hidden where the browser does not support it (phones). */
export function FullScreenButton() {
  const isFull = useSyncExternalStore(onFullScreen, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  const toggle = () => void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  return (
    <IconButton label={isFull ? text.common.exitFullscreen : text.common.fullscreen} onClick={toggle}>
      {isFull ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
    </IconButton>
  );
}
