import { text } from '@campus/contract/messages';
import { Drawer } from 'antd';
import { SettingControls } from '../widgets/setting-controls.tsx';

/** Appearance settings, available on every page. */
export const SettingsDrawer = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Drawer data-widget="settings-drawer" open={open} size={300} title={text.header.menu.system} onClose={onClose}>
    <SettingControls />
  </Drawer>
);
