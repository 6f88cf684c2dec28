/** Adds thousands separators to a decimal string; other text is returned unchanged. */
export function thousands(value: string): string {
  const [whole = '', digits] = value.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return digits === undefined ? grouped : `${grouped}.${digits}`;
}
