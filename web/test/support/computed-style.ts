const hidden = '[hidden], [class*="-hidden"], script, style, template';

const display = (element: Element): string => {
  const { display: own } = (element as HTMLElement).style;
  return own || (element.matches(hidden) ? 'none' : 'block');
};

/** Visibility and pointer events are inherited. */
function inherited(element: Element, name: 'visibility' | 'pointerEvents', initial: string): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const own = (at as HTMLElement).style?.[name];
    if (own) return own;
  }
  return initial;
}

/**
 * Makes `getComputedStyle` read inline styles, `hidden` and antd's classes of hidden parts only. jsdom matches every rule of
 * antd's style sheets against every ancestor for each query by role, which is more than half of the time of these tests.
 */
export function computeInlineStyles(): void {
  const computed = (element: Element): Readonly<Record<string, string>> => ({
    display: display(element),
    visibility: inherited(element, 'visibility', 'visible'),
    pointerEvents: inherited(element, 'pointerEvents', 'auto'),
  });
  const names: Readonly<Record<string, string>> = { 'pointer-events': 'pointerEvents' };
  window.getComputedStyle = (element, pseudo) => {
    const style = pseudo ? document.createElement('i').style : (element as HTMLElement).style;
    const values = pseudo ? {} : computed(element);
    const read = (name: string): string | undefined => values[names[name] ?? name];
    return new Proxy(style, {
      get(target, name) {
        if (name === 'getPropertyValue') return (asked: string) => read(asked) ?? target.getPropertyValue(asked);
        const value = typeof name === 'string' ? (read(name) ?? Reflect.get(target, name)) : Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  };
}
