/**
 * The single sign-on ticket of the sign-in page's address, or of the page it was sent from (`redirect=/?ticket=…`), and
 * the query without it.
 */
export function casTicket(search: string): { readonly ticket: string | undefined; readonly rest: string } {
  const query = new URLSearchParams(search);
  const own = query.get('ticket');
  if (own) {
    query.delete('ticket');
    return { ticket: own, rest: query.toString() };
  }
  const [path = '', inner = ''] = (query.get('redirect') ?? '').split('?');
  const wanted = new URLSearchParams(inner);
  const ticket = wanted.get('ticket');
  if (!ticket) return { ticket: undefined, rest: search };
  wanted.delete('ticket');
  const left = wanted.toString();
  query.set('redirect', left === '' ? path : `${path}?${left}`);
  if (query.get('redirect') === '/') query.delete('redirect');
  return { ticket, rest: query.toString() };
}
