import type { ReactNode } from 'react';
import './fields.css';

/** Inline icons of the open pages: the icon library would make up a fifth of the page's size. */
const icon = (paths: ReactNode) => () => (
  <svg
    className="portal-icon"
    width="16"
    height="16"
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.25"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {paths}
  </svg>
);

export const UserIcon = icon(
  <path d="M8 8.5a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5zM2.5 14a5.5 5.5 0 0 1 11 0" />,
);
export const LockIcon = icon(<path d="M3 7.25h10v6.5H3zM5 7V5a3 3 0 0 1 6 0v2M8 9.75v1.5" />);
export const ShieldIcon = icon(
  <path d="M8 1.75 13 3.5v4.25c0 3-2 5.25-5 6.5-3-1.25-5-3.5-5-6.5V3.5zM5.75 8l1.6 1.6 2.9-3.2" />,
);
export const MobileIcon = icon(<path d="M4.5 1.75h7v12.5h-7zM7 12.25h2" />);
export const MessageIcon = icon(<path d="M2 3h12v8.5H7.5L4.5 14v-2.5H2zM5 6h6M5 8.5h4" />);
export const MailIcon = icon(<path d="M1.75 3.25h12.5v9.5H1.75zM2 4l6 4.75L14 4" />);
export const PhoneIcon = icon(
  <path d="M11.2 10.1l2.6 1.5c.3.2.4.5.3.8-.4 1.1-1.4 1.8-2.6 1.6C6.9 13.3 2.9 9.2 2 4.5c-.2-1.2.5-2.2 1.6-2.6.3-.1.6 0 .8.3l1.5 2.6c.2.3.1.6-.1.8l-1 .9c.8 1.7 2 2.9 3.7 3.7l.9-1c.2-.2.5-.3.8-.1z" />,
);
export const PlaceIcon = icon(
  <path d="M8 14.25c3-2.9 4.75-5.2 4.75-7.5a4.75 4.75 0 0 0-9.5 0c0 2.3 1.75 4.6 4.75 7.5zM8 8.25a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2z" />,
);
export const EyeIcon = icon(
  <path d="M1.5 8S3.8 3.75 8 3.75 14.5 8 14.5 8 12.2 12.25 8 12.25 1.5 8 1.5 8zM8 9.9a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8z" />,
);
export const EyeOffIcon = icon(
  <path d="M1.5 8S3.8 3.75 8 3.75 14.5 8 14.5 8 12.2 12.25 8 12.25 1.5 8 1.5 8zM8 9.9a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8zM3 13 13 3" />,
);
export const RightIcon = icon(<path d="M6 3.5 10.5 8 6 12.5" />);
export const DoneIcon = icon(
  <path d="M14.25 8a6.25 6.25 0 1 1-12.5 0 6.25 6.25 0 0 1 12.5 0zM5.25 8.25l1.9 1.9 3.6-4" />,
);
