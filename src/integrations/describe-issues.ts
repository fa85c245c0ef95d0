import type { z } from 'zod';

/** What is wrong with a service's response, field by field. */
export function describeIssues({ issues }: z.ZodError): string {
  return issues.map(({ path, message }) => `${path.join('.') || 'the answer'}: ${message}`).join('; ');
}
