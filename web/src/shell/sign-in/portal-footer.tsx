import type { LoginConfigAnswer } from '@campus/contract/homepage';
import { text } from '@campus/contract/messages';
import type { ReactNode } from 'react';
import { MailIcon, PhoneIcon, PlaceIcon } from './icons.tsx';
import './portal-footer.css';

const filingSite = 'https://beian.miit.gov.cn/';

/** Contact and owner of the platform. */
export function PortalFooter({ config }: { config: LoginConfigAnswer }) {
  const { servicePhone, feedbackEmail, address, copyright, icpNo, techSupport } = config;
  const { contact } = text.portal;
  const ways: readonly [ReactNode, string | null | false][] = [
    [<PhoneIcon key="phone" />, servicePhone && contact.phone(servicePhone)],
    [<MailIcon key="mail" />, feedbackEmail && contact.email(feedbackEmail)],
    [<PlaceIcon key="place" />, address && contact.address(address)],
  ];
  const known = ways.filter(([, words]) => words);
  return (
    <footer className="portal-footer">
      {known.length > 0 && (
        <address aria-label={contact.title}>
          {known.map(([icon, words]) => (
            <span key={String(words)}>
              {icon}
              {words}
            </span>
          ))}
        </address>
      )}
      <p>
        <span>{copyright ?? text.footer.copyright(new Date().getFullYear(), text.app.name)}</span>
        {icpNo && (
          <a href={filingSite} target="_blank" rel="noopener noreferrer">
            {text.footer.filing(icpNo)}
          </a>
        )}
        {techSupport && <span>{text.footer.support(techSupport)}</span>}
      </p>
    </footer>
  );
}
