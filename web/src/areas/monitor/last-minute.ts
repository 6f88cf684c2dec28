import dayjs from 'dayjs';

const secondsApart = 2;

/** Times `HH:mm:ss` of the samples, the last one taken at `time`. */
export const lastMinute = (time: string, samples: number): string[] =>
  Array.from({ length: samples }, (_, i) =>
    dayjs(time)
      .subtract((samples - 1 - i) * secondsApart, 'second')
      .format('HH:mm:ss'),
  );
