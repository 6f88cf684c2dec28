/** Where the API is mounted. The server writes its `API_PREFIX` into the page's `api-prefix`. */
export const apiPrefix = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="api-prefix"]')?.content || '/server';
