const ground = '#0E2A47';
const [lit, bright, empty] = ['#5DB2FF', '#FFC66B', '#2C4F75'];
const rows = 8;

interface Seat {
  readonly x: number;
  readonly y: number;
  readonly isTaken: boolean;
  readonly isSpecial: boolean;
}

/** Seats of a lecture hall seen from the stage, the front rows fuller; `night` varies the taken seats. */
function getSeats(night: number): Seat[] {
  const seats: Seat[] = [];
  for (let row = 0; row < rows; row++) {
    const radius = 74 + row * 27;
    const count = 13 + row * 5;
    for (let i = 0; i < count; i++) {
      const angle = Math.PI * (0.03 + (0.94 * i) / (count - 1));
      const chance = (row * 131 + i * 71 + row * i * 17 + night * 53) % 100;
      seats.push({
        x: Math.round((330 - radius * Math.cos(angle)) * 10) / 10,
        y: Math.round((206 - radius * Math.sin(angle) * 0.68) * 10) / 10,
        isTaken: chance < 86 - row * 9,
        isSpecial: chance % 11 === 0,
      });
    }
  }
  return seats;
}

/** The bundled slide: arcs of seats over a horizon, the taken ones lit. Captions go below the horizon. */
export function Hall({ night, isOnAir = false }: { night: number; isOnAir?: boolean }) {
  return (
    <svg viewBox="0 0 485 309" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="485" height="309" fill={ground} />
      {getSeats(night).map(({ x, y, isTaken, isSpecial }) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={isTaken ? 3.2 : 2.4}
          fill={isTaken ? (isSpecial ? bright : lit) : empty}
        />
      ))}
      {isOnAir && (
        <>
          <rect x="290" y="168" width="80" height="46" rx="5" fill="#fff" />
          <path d="M324 182l16 9-16 9z" fill="#096DD9" />
        </>
      )}
    </svg>
  );
}
