import './figures-page.css';

/** The time of the figures above: `say` puts a time to the minute into words. */
export function AsOf({ time, say }: { readonly time: string; readonly say: (minute: string) => string }) {
  return <p className="as-of">{say(time.slice(0, 16))}</p>;
}
