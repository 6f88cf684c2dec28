/** Answers `echo`; anything else exhausts the heap through a single array. */
process.on('message', (request: string) => {
  if (request === 'echo') process.send?.('echo');
  else {
    const all: number[] = [];
    for (;;) all.push(all.length);
  }
});
