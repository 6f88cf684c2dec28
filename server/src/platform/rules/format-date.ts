/** Formats a time (`YYYY-MM-DD HH:mm:ss`) by a pattern of `yyyy yy MM dd HH mm ss`. */
export function formatDate(pattern: string, now: string): string {
  const [year = '', month = '', day = '', hour = '', minute = '', second = ''] = now.split(/[- :]/);
  const parts: Readonly<Record<string, string>> = {
    yyyy: year,
    yy: year.slice(2),
    MM: month,
    dd: day,
    HH: hour,
    mm: minute,
    ss: second,
  };
  return pattern.replace(/yyyy|yy|MM|dd|HH|mm|ss/g, (part) => parts[part] ?? part);
}
