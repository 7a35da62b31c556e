import type { ContentLanguage } from '@cauce/contract/languages.ts'

/**
 * Journeys with equal steps run in one language (decision testing), visual ones in Spanish, which is longer. Others run in
 * both.
 */
const IN_ONE_LANGUAGE: Readonly<Record<ContentLanguage, readonly string[]>> = {
  es: [
    'account',
    'bank',
    'complaints',
    'corrected-sheet',
    'declare-taxes',
    'diligence',
    'every-screen',
    'examinations',
    'frame',
    'imports',
    'investor-class',
    'kept-identities',
    'knowledge',
    'loan-defaults',
    'loss-simulation',
    'office-calls',
    'own-data',
    'page-weight',
    'passkeys',
    'preinvestment',
    'project-alerts',
    'project-follows',
    'tickets',
    'visitor',
    'without-script',
  ],
  en: ['back-office', 'mistakes'],
}

/** By hand (`OFFICE_CALLS=1`), after a change of what pages read. */
const byHand = process.env['OFFICE_CALLS'] === undefined ? ['office-calls.spec.ts'] : []

export const leftOutIn = (language: ContentLanguage): string[] => [
  ...byHand,
  ...Object.entries(IN_ONE_LANGUAGE).flatMap(([only, names]) =>
    only === language ? [] : names.map((name) => `${name}.spec.ts`),
  ),
]
