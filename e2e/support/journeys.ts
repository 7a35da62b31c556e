import path from 'node:path'
import type { Language } from '@cauce/contract'

/**
 * Journeys whose steps are the same in both languages run in one of them (decision 307): in Spanish those that look at pages, because a
 * Spanish page has more looks and its words are longer. A journey that is not named here runs in both.
 */
const IN_ONE_LANGUAGE: Readonly<Record<Language, readonly string[]>> = {
  es: [
    'account',
    'annual-report',
    'bank',
    'complaints',
    'conflicts',
    'corrected-sheet',
    'customer-declarations',
    'declare-taxes',
    'declarer',
    'diligence',
    'documents',
    'examinations',
    'imports',
    'information-sheets',
    'investor-class',
    'kept-identities',
    'knowledge',
    'loan-defaults',
    'loss-simulation',
    'own-data',
    'passkeys',
    'preinvestment',
    'project-alerts',
    'project-follows',
    'suspended-offer',
    'tax',
    'tickets',
  ],
  en: ['back-office', 'mistakes'],
}

/** The files of journeys that do not run in a language. */
export const leftOutIn = (language: Language): string[] =>
  Object.entries(IN_ONE_LANGUAGE).flatMap(([only, names]) =>
    only === language ? [] : names.map((name) => `${name}.spec.ts`),
  )

/** Whether the journey of this file runs in every language. */
export const runsInEveryLanguage = (file: string): boolean =>
  !Object.values(IN_ONE_LANGUAGE).flat().includes(path.basename(file, '.spec.ts'))
