/**
 * Regulation (EU) 2020/1503, article 2(1)(j) and Annex II; handbook rules 20.15 to 20.24. No schema library: used by
 * the page.
 */
import { addDays, addMonths } from '../calendar.ts'

export const INVESTOR_CLASSES = ['nonSophisticated', 'sophisticated', 'professional'] as const
export type InvestorClass = (typeof INVESTOR_CLASSES)[number]
export const WANTED_CLASSES = ['sophisticated', 'professional'] as const
export type WantedClass = (typeof WANTED_CLASSES)[number]

/** Version of the request's wording, stored with each request. */
export const CLASS_STATEMENT_VERSION = '2026-11-24'

export const MAXIMUM_EVIDENCE = 6

/** Annex II. */
const APPROVAL_MONTHS = 24

interface Criterion {
  readonly wantedClass: WantedClass
  readonly kind: 'individual' | 'company'
  /** Criteria of one point are alternatives and count once. */
  readonly point: string
}

const ofPerson = (point: string): Criterion => ({ wantedClass: 'sophisticated', kind: 'individual', point })
const ofCompany = (point: string): Criterion => ({ wantedClass: 'sophisticated', kind: 'company', point })
const ofProfessional = (point: string): Criterion => ({ wantedClass: 'professional', kind: 'company', point })

/** Annex II, and Annex II.I(1) to (4) of Directive 2014/65/EU for professional clients. */
export const CLASS_CRITERIA = {
  income: ofPerson('a'),
  portfolio: ofPerson('a'),
  financialPost: ofPerson('b'),
  executive: ofPerson('b'),
  transactions: ofPerson('c'),
  ownFunds: ofCompany('ownFunds'),
  turnover: ofCompany('turnover'),
  balanceSheet: ofCompany('balanceSheet'),
  authorisedEntity: ofProfessional('1'),
  largeUndertaking: ofProfessional('2'),
  publicBody: ofProfessional('3'),
  institutionalInvestor: ofProfessional('4'),
} as const satisfies Record<string, Criterion>
export type ClassCriterion = keyof typeof CLASS_CRITERIA
export const CLASS_CRITERION_NAMES = Object.keys(CLASS_CRITERIA) as [ClassCriterion, ...ClassCriterion[]]

type PersonKind = Criterion['kind']

/** In the order of the law. */
export const criteriaOf = (kind: PersonKind, wantedClass: WantedClass): readonly ClassCriterion[] =>
  CLASS_CRITERION_NAMES.filter(
    (name) => CLASS_CRITERIA[name].kind === kind && CLASS_CRITERIA[name].wantedClass === wantedClass,
  )

export const classesFor = (kind: PersonKind): readonly WantedClass[] =>
  WANTED_CLASSES.filter((wanted) => criteriaOf(kind, wanted).length > 0)

/** Natural persons two of three, legal persons one. */
export const pointsNeeded = (kind: PersonKind): number => (kind === 'individual' ? 2 : 1)

export function areCriteriaMet(kind: PersonKind, wanted: WantedClass, attested: readonly ClassCriterion[]): boolean {
  const possible = criteriaOf(kind, wanted)
  const points = new Set(attested.map((name) => CLASS_CRITERIA[name].point))
  return attested.every((name) => possible.includes(name)) && points.size >= pointsNeeded(kind)
}

/** Null for professional clients: no end of its own. */
export const lastDayOf = (wanted: WantedClass, from: string): string | null =>
  wanted === 'professional' ? null : addDays(addMonths(from, APPROVAL_MONTHS), -1)

export interface GrantedClass {
  readonly state: string
  readonly validUntil: string | null
}

/** Decided by day, whether or not the nightly job has run. */
export const isClassInForce = ({ state, validUntil }: GrantedClass, today: string): boolean =>
  state === 'approved' && (validUntil === null || validUntil >= today)

export const classOn = (
  granted: (GrantedClass & { readonly wantedClass: WantedClass }) | undefined,
  today: string,
): InvestorClass => (granted && isClassInForce(granted, today) ? granted.wantedClass : 'nonSophisticated')

/** Tests, warnings and consents apply (article 21(1) to (7)). */
export const isProtected = (investorClass: InvestorClass): boolean => investorClass === 'nonSophisticated'
