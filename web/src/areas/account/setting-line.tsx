import type { ReactNode } from 'react';

interface SettingLineProps {
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly action?: ReactNode;
}

/** One setting: name, current state and the control that changes it. */
export const SettingLine = ({ icon, title, text, action }: SettingLineProps) => (
  <div className="account-line">
    {icon && <span className="account-line-icon">{icon}</span>}
    <div className="grow">
      <b>{title}</b>
      <p className="muted">{text}</p>
    </div>
    {action}
  </div>
);
