/**
 * The single sign-on ticket in the URL of the sign-in page or in its redirect (`redirect=/?ticket=…`), and the query
 * without it.
 */
export function casTicket(search: string): { readonly ticket: string | undefined; readonly rest: string } {
  const query = new URLSearchParams(search);
  const own = query.get('ticket');
  if (own) {
    query.delete('ticket');
    return { ticket: own, rest: query.toString() };
  }
  const redirect = query.get('redirect') ?? '';
  const ticket = redirect.startsWith('/?') ? new URLSearchParams(redirect.slice(2)).get('ticket') : null;
  if (!ticket) return { ticket: undefined, rest: search };
  query.delete('redirect');
  return { ticket, rest: query.toString() };
}
