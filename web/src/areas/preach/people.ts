/** Who speaks, who comes and whom a session is for. */
export const people = [
  'speaker',
  'speakerTitle',
  'contact',
  'contactMobile',
  'staffCount',
  'visitors',
  'targetColleges',
  'targetMajors',
  'targetGrad',
] as const;
