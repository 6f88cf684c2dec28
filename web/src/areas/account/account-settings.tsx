import { text } from '@campus/contract/messages';
import { Tabs } from 'antd';
import { useSearchParams } from 'react-router';
import { useIsMobile } from '../../theme/use-media.ts';
import './account.css';
import { BaseSettings } from './base-settings.tsx';
import { BindingSettings } from './binding-settings.tsx';
import { CustomSettings } from './custom-settings.tsx';
import { LockSettings } from './lock-settings.tsx';
import { NotificationSettings } from './notification-settings.tsx';
import { SecuritySettings } from './security-settings.tsx';

const texts = text.account;
const tabs = [
  { key: 'base', label: texts.base, children: <BaseSettings /> },
  { key: 'security', label: texts.security, children: <SecuritySettings /> },
  { key: 'custom', label: texts.custom, children: <CustomSettings /> },
  { key: 'binding', label: texts.binding, children: <BindingSettings /> },
  { key: 'notification', label: texts.notification, children: <NotificationSettings /> },
  { key: 'lock', label: texts.lock, children: <LockSettings /> },
];

/** 账户设置: settings of the own account. */
export function AccountSettingsPage() {
  const [params, setParams] = useSearchParams();
  const isMobile = useIsMobile();
  const asked = params.get('tab');
  return (
    <section className="surface account-settings">
      <Tabs
        tabPlacement={isMobile ? 'top' : 'start'}
        activeKey={tabs.find(({ key }) => key === asked)?.key ?? 'base'}
        onChange={(tab) => setParams(tab === 'base' ? {} : { tab }, { replace: true })}
        items={tabs}
      />
    </section>
  );
}
