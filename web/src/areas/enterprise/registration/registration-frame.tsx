import { loginConfigOfTenant } from '@campus/contract/homepage';
import { text } from '@campus/contract/messages';
import { QueryClientProvider } from '@tanstack/react-query';
import { type MouseEvent, useMemo, useState } from 'react';
import { Link, Outlet, useLocation, useNavigate } from 'react-router';
import { fileUrl } from '../../../request/file-url.ts';
import { createQueryClient, useEndpoint } from '../../../request/use-endpoint.ts';
import { visitedTenant } from '../../../request/visited-tenant.ts';
import { ConsoleThemeProvider } from '../../../theme/console-theme-provider.tsx';
import { UploadPlaceContext } from '../../../widgets/files/upload-place.ts';
import { createDirtyParts, PageFrameContext } from '../../../widgets/page-frame.tsx';
import './registration.css';
import { StepTrail } from './step-trail.tsx';
import { useLeaveQuestion } from './use-leave-question.ts';

const pages = ['account-info', 'company-info', 'audit-status'];
const steps = [text.ent.step.account, text.ent.step.company, text.ent.step.audit];
const papers = 'company-license';

/** Documents are visible to the company and its auditors only; other uploads are public later. */
const uploadPlace = (folder: string): string => `/companyRegister/upload?biz=${folder === papers ? papers : 'company'}`;

/** Layout of an enterprise's registration: account, company, audit. */
export function RegistrationFrame() {
  const [queryClient] = useState(createQueryClient);
  return (
    <ConsoleThemeProvider>
      <QueryClientProvider client={queryClient}>
        <UploadPlaceContext value={uploadPlace}>
          <Surroundings />
        </UploadPlaceContext>
      </QueryClientProvider>
    </ConsoleThemeProvider>
  );
}

function Surroundings() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isDirty, setDirty] = useState(false);
  const leave = useLeaveQuestion(isDirty);
  const [tenantId] = useState(() => visitedTenant(search));
  const { data: config } = useEndpoint(loginConfigOfTenant, { tenantId: tenantId ?? null }, { silent: true });
  const frame = useMemo(
    () => ({
      setNote: () => undefined,
      setTitle: () => undefined,
      close: () => undefined,
      setDirty: createDirtyParts(setDirty),
    }),
    [],
  );
  const toSignIn = (event: MouseEvent) => {
    event.preventDefault();
    leave(() => void navigate('/user/login'));
  };
  return (
    <div className="registration">
      <header className="registration-header">
        <img src={config?.logo ? fileUrl(config.logo) : '/favicon.svg'} alt="" height={30} />
        <b>{config?.productName ?? text.app.name}</b>
        <span className="registration-rule" />
        <h1>{text.ent.title}</h1>
        <span className="registration-phone">
          {config?.servicePhone && text.portal.contact.phone(config.servicePhone)}
        </span>
        <Link to="/user/login" onClick={toSignIn}>
          {text.entry.toSignIn}
        </Link>
      </header>
      <main>
        <StepTrail label={text.ent.title} steps={steps} at={pages.findIndex((page) => pathname.endsWith(page))} />
        <PageFrameContext value={frame}>
          <Outlet />
        </PageFrameContext>
      </main>
      <footer>{config?.copyright ?? text.footer.copyright(new Date().getFullYear(), text.app.name)}</footer>
    </div>
  );
}
