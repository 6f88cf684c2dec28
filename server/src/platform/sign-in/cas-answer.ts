/** Answer of a CAS server for a ticket: the username, or the code of its failure. */
export type CasAnswer = { readonly user: string } | { readonly failed: string };

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescapeXml = (value: string): string =>
  value.replace(
    /&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(\w+));/g,
    (all, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return entities[name] ?? all;
      const point = decimal !== undefined ? Number(decimal) : Number.parseInt(hex ?? '', 16);
      return point <= 0x10ffff ? String.fromCodePoint(point) : all;
    },
  );

/** The text of the first element with that local name, regardless of its prefix. */
function elementText(xml: string, name: string): string | undefined {
  const found = new RegExp(`<(?:[\\w.-]+:)?${name}(?:\\s[^<>]*)?>([\\s\\S]*?)</(?:[\\w.-]+:)?${name}\\s*>`).exec(xml);
  return found?.[1];
}

/**
 * Parses a `serviceResponse` (CAS 3). Returns undefined for anything else, and for documents with a DTD or own
 * entities.
 */
export function readCasAnswer(xml: string): CasAnswer | undefined {
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) return undefined;
  const plain = xml.replace(/<!--[\s\S]*?-->/g, '');
  const response = elementText(plain, 'serviceResponse');
  if (response === undefined) return undefined;
  const success = elementText(response, 'authenticationSuccess');
  const user = success === undefined ? undefined : elementText(success, 'user');
  if (user !== undefined && !user.includes('<') && user.trim() !== '') return { user: unescapeXml(user.trim()) };
  const refused = /<(?:[\w.-]+:)?authenticationFailure\s[^<>]*?code\s*=\s*["'](\w+)["']/.exec(response);
  return refused?.[1] ? { failed: refused[1] } : undefined;
}

/** The ticket of the session that a single logout ends. */
export function readLogoutTicket(xml: string): string | undefined {
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) return undefined;
  const ticket = elementText(xml, 'SessionIndex')?.trim();
  return ticket === undefined || ticket === '' || ticket.includes('<') ? undefined : unescapeXml(ticket);
}
