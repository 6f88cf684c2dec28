import { boothWords, fairScreen, generateZone } from '@campus/contract/jobfair';
import { text } from '@campus/contract/kit';

/** The numbers that a zone leaves out, as a comma list. */
export const skippedField = text({
  label: generateZone.input.skip.label,
  max: 200,
  help: fairScreen.map.skipHelp,
  pattern: { test: (value) => /^\d{1,3}(,\d{1,3})*$/.test(value), message: boothWords.skip },
});
