/** "DL# 4194112"; null for a dealer without a licence number. */
export function formatLicence(number: string | null, { licencePrefix }: { licencePrefix: string }): string | null {
  return number === null ? null : `${licencePrefix.trim()} ${number}`;
}
