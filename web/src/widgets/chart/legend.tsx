/** Names of the series with their colours. */
export const Legend = ({ names, colours }: { names: readonly string[]; colours: readonly string[] }) => (
  <ul className="chart-legend">
    {names.map((name, i) => (
      <li key={name}>
        <i style={{ background: colours[i] }} />
        {name}
      </li>
    ))}
  </ul>
);
