const LONGEST_URL = 120

/** The address that a name suggests: letters, digits and hyphens. */
export const urlOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_URL)
    .replaceAll(/^-+|-+$/g, '')
