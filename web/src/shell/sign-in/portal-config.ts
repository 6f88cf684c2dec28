import { type LoginConfigAnswer, plainLoginConfig } from '@campus/contract/homepage';
import { createContext, useContext, useEffect, useState } from 'react';
import { request } from '../../request/client.ts';
import { ignoreReported } from '../../request/request-failed.ts';

/** Shown until the tenant's configuration is loaded, and after a failure. */
const plainConfig: LoginConfigAnswer = {
  ...plainLoginConfig,
  features: [],
  version: 0,
  // Offered once the server reports it as available.
  qrReady: false,
};

export interface Portal {
  readonly config: LoginConfigAnswer;
  /** Tenant from the URL of the visit; the server's default without one. */
  readonly tenantId: number | undefined;
}
export const PortalContext = createContext<Portal>({ config: plainConfig, tenantId: undefined });
export const usePortal = (): Portal => useContext(PortalContext);

/** Appearance and sign-in methods of a tenant. Defaults without a response. */
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
