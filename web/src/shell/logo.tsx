/** Three arcs over a point. */
export function Logo({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 26 26" aria-hidden="true" style={{ flex: 'none' }}>
      <rect width="26" height="26" rx="7" fill="var(--brand-solid)" />
      <g fill="none" stroke="#fff" strokeLinecap="round" strokeWidth="2">
        <path d="M4.9 18.6a8.1 8.1 0 0 1 16.2 0" opacity=".5" />
        <path d="M8.6 18.6a4.4 4.4 0 0 1 8.8 0" />
      </g>
      <circle cx="13" cy="18.2" r="1.6" fill="#fff" />
    </svg>
  );
}
