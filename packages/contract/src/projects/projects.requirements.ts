/**
 * What a project must have before visitors may see it; `project-not-ready` tells the missing ones in its param `missing`,
 * joined by commas.
 */
export const PROJECT_REQUIREMENTS = [
  'descriptions',
  'pictures',
  'documents',
  'destinationBankAccount',
  'dateEnd',
] as const
export type ProjectRequirement = (typeof PROJECT_REQUIREMENTS)[number]
