import { SettingControls } from '../../widgets/setting-controls.tsx';

/** 个性化: the same settings as the drawer of the console. */
export const CustomSettings = () => (
  <div className="account-custom">
    <SettingControls />
  </div>
);
