import type { LoginConfigAnswer } from '@campus/contract/homepage';
import { text } from '@campus/contract/messages';
import { safeUrl } from '@campus/contract/rules';
import { useEffect, useMemo, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { fileUrl } from '../../request/file-url.ts';
import { cancelSignIn, usePendingSignIn } from '../../request/second-factor.ts';
import { visitedTenant } from '../../request/visited-tenant.ts';
import { MenuIcon } from '../../widgets/menu-icon.tsx';
import { Logo } from '../logo.tsx';
import { RightIcon } from './icons.tsx';
import './portal.css';
import './portal-panel.css';
import { PortalContext, useLoginConfig, usePortal } from './portal-config.ts';
import { PortalFooter } from './portal-footer.tsx';
import { PromoCarousel } from './promo-carousel.tsx';
import { QrPanel } from './qr-panel.tsx';
import { SecondFactorStep } from './second-factor-step.tsx';

const signInPage = '/user/login';
const restMs = 2_000;

/** Layout of the sign-in pages: the platform's slides on the left, a form on the right. */
export function Portal() {
  const { search } = useLocation();
  const [tenantId] = useState(() => visitedTenant(search));
  const config = useLoginConfig(tenantId);
  const portal = useMemo(() => ({ config, tenantId }), [config, tenantId]);
  const isAtRest = useRest();
  return (
    <PortalContext value={portal}>
      <div className="portal">
        {config.background ? <img className="portal-ground" src={fileUrl(config.background)} alt="" /> : <Arcs />}
        <PortalHeader label={text.portal.label} />
        <main className="portal-body">
          <div className="portal-duo">
            <Pitch config={config} hasIcons={isAtRest} />
            <Panel />
          </div>
        </main>
        <PortalFooter config={config} />
      </div>
    </PortalContext>
  );
}

/**
 * Whether the page has been idle for a moment. The code of the console is then preloaded while the user fills in the
 * form, without delaying the page itself.
 */
function useRest(): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setAtRest(true);
      // A failed preload is ignored: the code is loaded again when needed.
      import('../console.tsx').catch(() => undefined);
    }, restMs);
    return () => clearTimeout(timer);
  }, []);
  return isAtRest;
}

function PortalHeader({ label }: { label: string }) {
  const { config } = usePortal();
  const campus = safeUrl(config.campusHomeUrl);
  const name = (
    <>
      {config.logo ? <img src={fileUrl(config.logo)} alt="" height={30} /> : <Logo size={30} />}
      {config.productName}
    </>
  );
  return (
    <header className="portal-header">
      {campus ? (
        <a className="portal-brand" href={campus} target="_blank" rel="noopener noreferrer">
          {name}
        </a>
      ) : (
        <span className="portal-brand">{name}</span>
      )}
      <span className="portal-rule" />
      <span className="portal-label">{label}</span>
      {campus && (
        <a className="portal-home" href={campus} target="_blank" rel="noopener noreferrer">
          {text.portal.campusHome}
          <RightIcon />
        </a>
      )}
    </header>
  );
}

function Pitch({ config, hasIcons }: { config: LoginConfigAnswer; hasIcons: boolean }) {
  return (
    <div className="portal-pitch">
      <h1>{config.welcomeTitle}</h1>
      <p>{config.welcomeText}</p>
      <PromoCarousel />
      <ul className="portal-features" aria-label={text.entry.features}>
        {config.features.map(({ icon, title, text: words }) => (
          <li key={title} title={words}>
            <span className="portal-feature-icon">{hasIcons && <MenuIcon name={icon} />}</span>
            {title}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The form of the route, or the QR code. */
function Panel() {
  const { config } = usePortal();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [isQr, setQr] = useState(false);
  const waiting = usePendingSignIn((state) => state.waiting);
  // Leaving the page cancels a started sign-in.
  // The path identifies the page.
  useEffect(() => cancelSignIn, [pathname]);
  const isOffered = !waiting && config.qrReady && config.qrLoginEnabled !== 'N' && (isQr || pathname === signInPage);
  const turn = () => {
    if (isQr && pathname !== signInPage) void navigate(signInPage);
    setQr(!isQr);
  };
  const label = isQr ? text.portal.switchToPassword : text.portal.switchToQr;
  return (
    <section className="portal-panel">
      {isOffered && (
        <button type="button" className="portal-corner" aria-label={label} title={label} onClick={turn}>
          <Corner isQr={isQr} />
        </button>
      )}
      {waiting && <SecondFactorStep key={waiting.ticket} ticket={waiting.ticket} onDone={waiting.finish} />}
      <div className="portal-outlet" hidden={waiting !== undefined}>
        {isQr ? <QrPanel /> : <Outlet />}
      </div>
    </section>
  );
}

const code =
  'M24 12h10v10H24zm2 2v6h6v-6zm2 2h2v2h-2zM37 12h8v8h-8zm2 2v4h4v-4zM37 24h3v3h-3zm5 0h3v8h-3zm-4 6h2v3h-2z';
const keys = 'M26 14h16v12H26zm2 2v8h12v-8zm2 2h2v2h-2zm4 0h2v2h-2zm4 0h2v2h-2zm-7 4h6v1.5h-6z';
const Corner = ({ isQr }: { isQr: boolean }) => (
  <svg width="56" height="56" viewBox="0 0 56 56" fill="currentColor" aria-hidden="true">
    <path d="M0 0h44a12 12 0 0 1 12 12v44z" fill="var(--brand-soft)" />
    <path d={isQr ? keys : code} fillRule="evenodd" />
  </svg>
);

/** Radii of the logo's arcs over the page. */
const radii = [100, 200, 300, 400, 500, 600];
const Arcs = () => (
  <svg
    className="portal-arcs"
    viewBox="0 0 1240 620"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
  >
    {radii.map((r) => (
      <path key={r} d={`M${620 - r} 620a${r} ${r} 0 0 1 ${2 * r} 0`} />
    ))}
  </svg>
);
