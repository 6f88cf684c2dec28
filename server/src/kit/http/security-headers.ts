import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Whether a request asks for one of these pages, given as paths with `:name` for any segment. The policy of a document
 * stays when the console changes the page in it, so a page with a camera is opened as a document of its own.
 */
export function pageMatcher(pages: readonly string[]): (url: string) => boolean {
  const patterns = pages.map((page) => new RegExp(`^${page.replace(/:\w+/g, '[^/]+')}/?$`));
  return (url) => {
    const [path = ''] = url.split('?');
    return patterns.some((pattern) => pattern.test(path));
  };
}

/** Headers of every answer. */
export function addSecurityHeaders(request: FastifyRequest, reply: FastifyReply, hasCamera = false): void {
  void reply.headers({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'x-frame-options': 'SAMEORIGIN',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': `camera=(${hasCamera ? 'self' : ''}), microphone=(), geolocation=()`,
    'x-request-id': request.id,
    ...(request.protocol === 'https' && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  });
}

/**
 * Content security policy of a console page. `'unsafe-inline'` for styles only: the component library writes style
 * elements.
 */
export function consolePolicy(hosts: {
  frames: readonly string[];
  media: readonly string[];
  images: readonly string[];
}): string {
  const more = (list: readonly string[]): string => list.map((host) => ` ${host}`).join('');
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${more(hosts.images)}`,
    `media-src 'self' blob:${more(hosts.media)}`,
    // Players of streams fetch what they play.
    `connect-src 'self'${more(hosts.media)}`,
    "worker-src 'self' blob:",
    `frame-src 'self' blob:${more(hosts.frames)}`,
    "frame-ancestors 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}
/** Policy of API answers. */
export const callPolicy = "default-src 'none'; frame-ancestors 'none'";
