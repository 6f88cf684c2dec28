import dayjs from 'dayjs';

const secondsApart = 2;

/** The moments `HH:mm:ss` of as many samples as there are, the last of them taken at `time`. */
export const lastMinute = (time: string, samples: number): string[] =>
  Array.from({ length: samples }, (_, i) =>
    dayjs(time)
      .subtract((samples - 1 - i) * secondsApart, 'second')
      .format('HH:mm:ss'),
  );
