import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** Headers of one connection, never forwarded. */
const hopByHop =
  /^(connection|keep-alive|te|trailer|trailers|transfer-encoding|upgrade|proxy-authenticate|proxy-authorization|proxy-connection|expect|http2-settings)$/;
/** Headers about the caller's identity, origin and proxies, which are none of the target's business. */
const identityHeaders =
  /^(host|x-access-token|x-register-token|x-device-token|tenant-id|x-tenant-id|tenant_id|x-low-app-id|cookie|x-sign|x-timestamp|x-idempotency-key|forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|x-original-.*|x-rewrite-.*|x-gateway.*|x_gateway.*|true-client-ip|cf-.*|x-envoy-.*|origin|referer|sec-.*|content-length)$/;
/** Headers that only this server may set for its own origin. */
const originHeaders =
  /^(set-cookie2?|content-security-policy.*|strict-transport-security|x-frame-options|x-content-type-options|referrer-policy|permissions-policy|access-control-.*|cross-origin-.*|clear-site-data|service-worker-allowed|refresh|alt-svc|nel|report-to|reporting-endpoints|x-request-id|sourcemap|server|x-powered-by|location)$/;
/** A target's answer is never a page of ours: it runs no script and reads nothing of the console. */
const policy = "sandbox; default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'";

const connectionHeaders = (headers: IncomingHttpHeaders): ReadonlySet<string> =>
  new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()));

/** Headers of a request as sent to its target. */
export function requestHeadersForTarget(headers: IncomingHttpHeaders, requestId: string): OutgoingHttpHeaders {
  const dropped = connectionHeaders(headers);
  return {
    ...Object.fromEntries(
      Object.entries(headers).filter(
        ([name]) => !hopByHop.test(name) && !identityHeaders.test(name) && !dropped.has(name),
      ),
    ),
    'x-request-id': requestId,
  };
}
/** Headers of an answer as sent to the caller. */
export function answerHeadersForCaller(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const dropped = connectionHeaders(headers);
  return {
    ...Object.fromEntries(
      Object.entries(headers).filter(
        ([name]) => !hopByHop.test(name) && !originHeaders.test(name) && !dropped.has(name),
      ),
    ),
    'content-security-policy': policy,
  };
}
