/** One field of a row in two versions. */
export interface VersionLine {
  readonly name: string;
  readonly before: string;
  readonly after: string;
  readonly isChanged: boolean;
}
/** Fields changed by every write. */
const bookkeeping = new Set(['version', 'updateTime', 'updateBy']);

function getRow(content: string): Readonly<Record<string, unknown>> {
  try {
    const row: unknown = JSON.parse(content);
    return typeof row === 'object' && row !== null ? (row as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value);
}

/** Fields of two versions, differing ones first; bookkeeping fields never count as different. */
export function compareVersions(older: string, newer: string): VersionLine[] {
  const [before, after] = [getRow(older), getRow(newer)];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const lines = names.map((name) => {
    const [was, is] = [toText(before[name]), toText(after[name])];
    return { name, before: was, after: is, isChanged: was !== is && !bookkeeping.has(name) };
  });
  return [...lines.filter(({ isChanged }) => isChanged), ...lines.filter(({ isChanged }) => !isChanged)];
}
