/** A decimal as text with its thousands apart; other text stays as it is. */
export function thousands(value: string): string {
  const [whole = '', digits] = value.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return digits === undefined ? grouped : `${grouped}.${digits}`;
}
