import { SettingControls } from '../../widgets/setting-controls.tsx';

/** 个性化: the appearance settings, as in the drawer. */
export const CustomSettings = () => (
  <div className="account-custom">
    <SettingControls />
  </div>
);
