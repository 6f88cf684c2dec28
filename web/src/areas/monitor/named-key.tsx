interface NamedKeyProps {
  readonly name: string;
  /** System key: secondary text, or with `short` only the tooltip. */
  readonly code: string;
  readonly short?: boolean;
}

/** Chinese name of a monitored item with its system key. */
export const NamedKey = ({ name, code, short = false }: NamedKeyProps) => (
  <span className="named-key" title={code}>
    {name}
    {!short && name !== code && <code>{code}</code>}
  </span>
);
