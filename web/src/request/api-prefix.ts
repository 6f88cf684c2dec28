/** Path prefix of the API, from the page's `api-prefix` meta tag, which the server fills in. */
export const apiPrefix = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="api-prefix"]')?.content || '/server';
