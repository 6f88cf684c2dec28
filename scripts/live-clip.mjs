/**
 * `npm run clip`: makes the demonstration clip of simulated streams and the recording that tests publish, a test picture
 * with a clock and a quiet tone. Needs ffmpeg; both files are committed, so nothing runs it again unless they change.
 */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const picture = 'testsrc2=size=640x360:rate=24';
const tone = 'sine=frequency=330:sample_rate=44100,volume=0.08';
const codecs =
  '-c:v libx264 -profile:v main -pix_fmt yuv420p -g 48 -b:v 190k -maxrate 220k -bufsize 400k -c:a aac -b:a 48k -ac 1';

function make(file, seconds, more) {
  const target = at(file);
  const options = `-y -loglevel error -f lavfi -i ${picture} -f lavfi -i ${tone} -t ${seconds} ${codecs} ${more}`;
  const { status } = spawnSync('ffmpeg', [...options.split(' '), target], { stdio: 'inherit' });
  if (status !== 0) throw new Error('ffmpeg is needed to make the clips');
  process.stdout.write(`${file} ${Math.round(statSync(target).size / 1024)} kB\n`);
}

make('server/assets/live/demo.mp4', 30, '-movflags +faststart -f mp4');
make('server/test/live/stream.flv', 8, '-f flv');
