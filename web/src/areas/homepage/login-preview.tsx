import { EnvironmentOutlined, MailOutlined, PhoneOutlined, QrcodeOutlined, RightOutlined } from '@ant-design/icons';
import { type LoginConfig, type LoginFeature, loginPageData } from '@campus/contract/homepage';
import { text } from '@campus/contract/messages';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useCaller } from '../../kit/call/caller.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { StoredImage } from '../../widgets/files/stored-image.tsx';
import { MenuIcon } from '../../widgets/menu-icon.tsx';
import './login-preview.css';

const screen = { width: 1440, height: 900 };

/** Scale factor that fits the page into the box. */
function useScale(box: RefObject<HTMLElement | null>): number {
  const [scale, setScale] = useState(0);
  useEffect(() => {
    if (!box.current) return;
    const seen = new ResizeObserver(([entry]) => setScale((entry?.contentRect.width ?? 0) / screen.width));
    seen.observe(box.current);
    return () => seen.disconnect();
  }, [box]);
  return scale;
}

const Contact = ({ icon, children }: { icon: ReactNode; children: string }) => (
  <span>
    {icon} {children}
  </span>
);

/** The sign-in panel with the enabled methods; its controls are inert. */
function Panel({ config }: { config: LoginConfig }) {
  const { login, entry } = text;
  return (
    <section className="preview-panel">
      {config.qrLoginEnabled === 'Y' && (
        <span className="preview-corner">
          <QrcodeOutlined />
        </span>
      )}
      <p className="preview-ways">
        <b>{login.tab.account}</b>
        {config.phoneLoginEnabled === 'Y' && <span>{login.tab.phone}</span>}
      </p>
      <p className="preview-input">{login.username.placeholder}</p>
      <p className="preview-input">{login.password.placeholder}</p>
      <p className="preview-input short">{login.captcha.placeholder}</p>
      <p className="preview-button">{login.submit}</p>
      {config.registerEnabled === 'Y' && (
        <p className="preview-join">
          {entry.noAccount}
          <span>{login.register}</span>
        </p>
      )}
    </section>
  );
}

function Pitch({ config, features }: { config: LoginConfig; features: readonly LoginFeature[] }) {
  const { tenantId } = useCaller();
  const slides = useEndpoint(loginPageData, { tenantId }, { silent: true });
  const [slide] = slides.data ?? [];
  return (
    <div className="preview-pitch">
      <h4>{config.welcomeTitle}</h4>
      <p>{config.welcomeText}</p>
      <div className="preview-slide">{slide && <StoredImage path={slide.logo} alt="" />}</div>
      <ul>
        {features.map(({ icon, title }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: features have no id
          <li key={i}>
            <MenuIcon name={icon} />
            {title}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Scaled-down, inert preview of the sign-in page with these values. */
export function LoginPreview({ config, label }: { config: LoginConfig; label: string }) {
  const box = useRef<HTMLDivElement>(null);
  const scale = useScale(box);
  const { contact } = text.portal;
  const foot = [config.copyright, config.icpNo, config.techSupport && text.footer.support(config.techSupport)];
  return (
    <div ref={box} className="preview-box" role="img" aria-label={label}>
      <div className="preview-screen" style={{ transform: `scale(${scale})` }} inert>
        {config.background && <StoredImage path={config.background} alt="" className="preview-ground" />}
        <header>
          {config.logo ? (
            <StoredImage path={config.logo} alt="" className="preview-logo" />
          ) : (
            <i className="preview-logo" />
          )}
          <b>{config.productName}</b>
          <span className="preview-label">{text.portal.label}</span>
          {config.campusHomeUrl && (
            <span className="preview-home">
              {text.portal.campusHome} <RightOutlined />
            </span>
          )}
        </header>
        <main>
          <Pitch config={config} features={Array.isArray(config.features) ? config.features : []} />
          <Panel config={config} />
        </main>
        <footer>
          <p>
            {config.servicePhone && <Contact icon={<PhoneOutlined />}>{contact.phone(config.servicePhone)}</Contact>}
            {config.feedbackEmail && <Contact icon={<MailOutlined />}>{contact.email(config.feedbackEmail)}</Contact>}
            {config.address && <Contact icon={<EnvironmentOutlined />}>{contact.address(config.address)}</Contact>}
          </p>
          <p>{foot.filter(Boolean).join(' · ')}</p>
        </footer>
      </div>
    </div>
  );
}
