/** The build without subtitles and encrypted media has the interface of the whole one. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
