import type { LoginConfigAnswer } from '@campus/contract/homepage';
import { text } from '@campus/contract/messages';
import { createContext, useContext, useEffect, useState } from 'react';
import { request } from '../../request/client.ts';
import { ignoreReported } from '../../request/request-failed.ts';

/** What is shown until the tenant's own words arrive, and when they do not. */
const plainConfig: LoginConfigAnswer = {
  productName: text.app.name,
  logo: null,
  welcomeTitle: text.promo.welcome.title,
  welcomeText: text.promo.welcome.sub,
  features: [],
  background: null,
  campusHomeUrl: null,
  servicePhone: null,
  feedbackEmail: null,
  address: null,
  copyright: null,
  icpNo: null,
  techSupport: null,
  qrLoginEnabled: 'Y',
  phoneLoginEnabled: 'Y',
  registerEnabled: 'Y',
  version: 0,
  // Offered once the server says that it can work.
  qrReady: false,
};

export interface Portal {
  readonly config: LoginConfigAnswer;
  /** The tenant that is meant, from the address the visitor came with; the server's default without one. */
  readonly tenantId: number | undefined;
}
export const PortalContext = createContext<Portal>({ config: plainConfig, tenantId: undefined });
export const usePortal = (): Portal => useContext(PortalContext);

/** How the sign-in page of a tenant looks and what it lets in. Without an answer it stays plain. */
export function useLoginConfig(tenantId: number | undefined): LoginConfigAnswer {
  const [config, setConfig] = useState(plainConfig);
  useEffect(() => {
    const asked = new AbortController();
    request<LoginConfigAnswer>({
      method: 'GET',
      path: '/publicity/loginConfig/get',
      query: { tenantId },
      silent: true,
      signal: asked.signal,
    }).then(setConfig, (failure: unknown) => asked.signal.aborted || ignoreReported(failure));
    return () => asked.abort();
  }, [tenantId]);
  return config;
}
