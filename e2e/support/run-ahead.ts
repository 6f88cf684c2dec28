/** Sets the clock of this process or page ahead. Self-contained: browsers get its source. */
export function runAhead(aheadMs: number): void {
  const OwnDate = Date;
  globalThis.Date = new Proxy(OwnDate, {
    construct: (target, values) =>
      values.length === 0 ? new target(target.now() + aheadMs) : Reflect.construct(target, values),
    get: (target, name) => (name === 'now' ? () => target.now() + aheadMs : Reflect.get(target, name)),
  });
}
