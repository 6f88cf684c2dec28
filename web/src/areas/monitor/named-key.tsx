interface NamedKeyProps {
  readonly name: string;
  /** What the system calls it: secondary text, and alone the tooltip where `short` leaves it out. */
  readonly code: string;
  readonly short?: boolean;
}

/** A thing of the running system by its Chinese name, with the key the system knows it by. */
export const NamedKey = ({ name, code, short = false }: NamedKeyProps) => (
  <span className="named-key" title={code}>
    {name}
    {!short && name !== code && <code>{code}</code>}
  </span>
);
