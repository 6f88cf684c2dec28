import { ThunderboltOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { useEffect, useState } from 'react';
import { lazyComponent } from '../../widgets/deferred.tsx';
import { IconButton } from '../../widgets/icon-button.tsx';
import type { ConsoleMap } from '../console-routes.tsx';

const Palette = lazyComponent('palette', async () => (await import('./palette.tsx')).Palette);
const { title, shortcut } = text.palette;

/** Opens the command palette, by a button or Ctrl+K (⌘K). */
export function PaletteButton({ map }: { map: ConsoleMap }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setOpen((now) => !now);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <IconButton label={`${title}（${shortcut}）`} onClick={() => setOpen(true)}>
        <ThunderboltOutlined />
      </IconButton>
      {isOpen && <Palette map={map} onClose={() => setOpen(false)} />}
    </>
  );
}
