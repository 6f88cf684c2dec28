const secret = /^(password|salt|token_?hash|secret|db_?password)$/i;

/** The keys of an answer, at any depth, that name a secret. */
export function secretsIn(answer: unknown): string[] {
  if (answer === null || typeof answer !== 'object') return [];
  return Object.entries(answer).flatMap(([key, value]) => [
    ...(secret.test(key) && !Array.isArray(answer) ? [key] : []),
    ...secretsIn(value),
  ]);
}
