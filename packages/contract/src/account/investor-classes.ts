/**
 * Classes of investors (Regulation (EU) 2020/1503, article 2(1)(j) and Annex II; handbook rules 20.15 to 20.24). Without a schema library,
 * because the page of the request decides with it.
 */
import { addDays, addMonths } from '../calendar.ts'

/** How the law counts an investor. A professional client is a sophisticated investor by proof of that status. */
export const INVESTOR_CLASSES = ['nonSophisticated', 'sophisticated', 'professional'] as const
export type InvestorClass = (typeof INVESTOR_CLASSES)[number]
/** What can be asked for; everybody else is a non-sophisticated investor. */
export const WANTED_CLASSES = ['sophisticated', 'professional'] as const
export type WantedClass = (typeof WANTED_CLASSES)[number]

/** Names the words of the request: criteria, protections lost, awareness and liability. A request keeps its version. */
export const CLASS_STATEMENT_VERSION = '2026-11-24'

/** As many files can prove a request. */
export const MAXIMUM_EVIDENCE = 6

/** Months for which an approval as a sophisticated investor holds (Annex II). */
const APPROVAL_MONTHS = 24

interface Criterion {
  readonly wantedClass: WantedClass
  readonly kind: 'individual' | 'company'
  /** Criteria of one point are alternatives: they count once. */
  readonly point: string
}

const ofPerson = (point: string): Criterion => ({ wantedClass: 'sophisticated', kind: 'individual', point })
const ofCompany = (point: string): Criterion => ({ wantedClass: 'sophisticated', kind: 'company', point })
const ofProfessional = (point: string): Criterion => ({ wantedClass: 'professional', kind: 'company', point })

/** What can be attested: Annex II, and Annex II.I(1) to (4) of Directive 2014/65/EU for professional clients. */
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

/** The criteria of a class for a person or a company, in the order of the law. */
export const criteriaOf = (kind: PersonKind, wantedClass: WantedClass): readonly ClassCriterion[] =>
  CLASS_CRITERION_NAMES.filter(
    (name) => CLASS_CRITERIA[name].kind === kind && CLASS_CRITERIA[name].wantedClass === wantedClass,
  )

/** The classes that a person or a company can ask for. */
export const classesFor = (kind: PersonKind): readonly WantedClass[] =>
  WANTED_CLASSES.filter((wanted) => criteriaOf(kind, wanted).length > 0)

/** How many points must be met: two of three by a natural person, one by a legal person. */
export const pointsNeeded = (kind: PersonKind): number => (kind === 'individual' ? 2 : 1)

/** Whether the attested criteria are of this class and enough for it. */
export function areCriteriaMet(kind: PersonKind, wanted: WantedClass, attested: readonly ClassCriterion[]): boolean {
  const possible = criteriaOf(kind, wanted)
  const points = new Set(attested.map((name) => CLASS_CRITERIA[name].point))
  return attested.every((name) => possible.includes(name)) && points.size >= pointsNeeded(kind)
}

/** The last day of an approval of `from`; null for professional clients, whose status has no end of its own. */
export const lastDayOf = (wanted: WantedClass, from: string): string | null =>
  wanted === 'professional' ? null : addDays(addMonths(from, APPROVAL_MONTHS), -1)

/** An approved request, as far as the class of its investor follows from it. */
export interface GrantedClass {
  readonly state: string
  readonly validUntil: string | null
}

/** Whether a request gives its class on `today`. The day decides, whether or not the job of the night has run. */
export const isClassInForce = ({ state, validUntil }: GrantedClass, today: string): boolean =>
  state === 'approved' && (validUntil === null || validUntil >= today)

/** The class of an investor on `today` by their approved request, if there is one. */
export const classOn = (
  granted: (GrantedClass & { readonly wantedClass: WantedClass }) | undefined,
  today: string,
): InvestorClass => (granted && isClassInForce(granted, today) ? granted.wantedClass : 'nonSophisticated')

/** Whether the law has the platform test, warn and ask for consents (article 21(1) to (7)). */
export const isProtected = (investorClass: InvestorClass): boolean => investorClass === 'nonSophisticated'
