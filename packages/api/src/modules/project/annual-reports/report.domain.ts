import {
  INVESTOR_TYPES,
  isCountryCode,
  spanishTaxNumberOf,
  LINE_PROBLEMS,
  MOST_NAMED,
  offerIdentifierOf,
  taxDetailsOn,
  type AcceptedTaxDetail,
  type Cents,
  type Instrument,
  type InvestorClass,
  type InvestorType,
  type OfferProblem,
  type ReportedLine,
  formatAmount,
} from '@cauce/contract'
import { readReport } from './report-csv.domain.ts'

/** Implementing Regulation (EU) 2022/2120. */

export interface OfferFacts {
  readonly projectId: string
  readonly projectName: string
  readonly isLoan: boolean
  readonly promoterName: string
  readonly promoterTaxNumber: string | null
  /** Of the published information sheet. */
  readonly identifier: string | null
  /** Eight digits of the draft; null before it is begun. */
  readonly offerNumber: number | null
  readonly naceCode: string | null
  /** By movements of the year's orders. */
  readonly raised: Cents
}

export interface InvestedPart {
  readonly projectId: string
  readonly userId: string
  readonly investorClass: InvestorClass
  /** In Madrid. */
  readonly day: string
  readonly amount: Cents
}

export interface Investor {
  readonly userId: string
  /** Null once a closed account's identity is erased; so is the number. */
  readonly name: string | null
  readonly isClosed: boolean
  readonly taxNumber: string | null
}

export interface Crowd {
  readonly investorOf: (userId: string) => Investor
  readonly detailsOf: (userId: string) => readonly AcceptedTaxDetail[]
}

const TYPES: Readonly<Record<InvestorClass, InvestorType>> = {
  professional: 'PROF',
  sophisticated: 'SOPH',
  nonSophisticated: 'RETL',
}

/** Field 8. The books do not know the instrument of non-loan types (decision published-results). */
export const instrumentOf = (isLoan: boolean): Instrument => (isLoan ? 'LOAN' : 'OTHR')

/** Field 3: of the published sheet, else of the draft. */
export function identifierOf(
  { identifier, offerNumber }: Pick<OfferFacts, 'identifier' | 'offerNumber'>,
  lei: string | null,
): string | null {
  if (identifier !== null) return identifier
  return lei === null || offerNumber === null ? null : offerIdentifierOf(lei, offerNumber)
}

/** Field 7: Spanish numbers prefixed `ES`; others only if they name their country; else null. */
export function ownerOf(taxNumber: string | null): string | null {
  if (taxNumber === null) return null
  const number = spanishTaxNumberOf(taxNumber)
  if (number !== undefined) return `ES${number}`
  return isCountryCode(taxNumber.slice(0, 2)) && !taxNumber.startsWith('ES') ? taxNumber : null
}

function problemsOfOffer(facts: OfferFacts, lei: string | null): OfferProblem[] {
  const problems: OfferProblem[] = []
  if (identifierOf(facts, lei) === null) problems.push('identifier-missing')
  if (facts.naceCode === null) problems.push('nace-missing')
  if (facts.promoterTaxNumber === null) problems.push('owner-missing')
  else if (ownerOf(facts.promoterTaxNumber) === null) problems.push('owner-wrong')
  return problems
}

/** With fields 9 and 10. */
interface TypedPart extends InvestedPart {
  readonly investorType: InvestorType
  readonly residence: string | null
}

function typedPart(part: InvestedPart, owner: string | null, { investorOf, detailsOf }: Crowd): TypedPart {
  const isOwner = owner !== null && ownerOf(investorOf(part.userId).taxNumber) === owner
  return {
    ...part,
    investorType: isOwner ? 'OTHR' : TYPES[part.investorClass],
    residence: taxDetailsOn(detailsOf(part.userId), part.day).residence?.country ?? null,
  }
}

const sumOf = (parts: readonly { readonly amount: Cents }[]): Cents =>
  parts.reduce<Cents>((sum, { amount }) => sum + amount, 0n)

function lineOf(parts: readonly TypedPart[], { investorOf }: Crowd): ReportedLine {
  const [{ investorType, residence }] = parts as [TypedPart]
  const people = [...new Set(parts.map(({ userId }) => userId))]
  const named = residence === null ? people.slice(0, MOST_NAMED).map((userId) => investorOf(userId)) : []
  return {
    investorType,
    residence,
    investorCount: people.length,
    invested: sumOf(parts),
    problems: residence === null ? [...LINE_PROBLEMS] : [],
    withoutResidence: named.map(({ userId, name, isClosed }) => ({ userId, name, isClosed })),
  }
}

const EMPTY_LINE: ReportedLine = {
  investorType: null,
  residence: null,
  investorCount: 0,
  invested: 0n,
  problems: [],
  withoutResidence: [],
}

const placeOf = ({ investorType, residence }: Pick<TypedPart, 'investorType' | 'residence'>): string =>
  `${INVESTOR_TYPES.indexOf(investorType)} ${residence ?? '~'}`

function linesOf(parts: readonly InvestedPart[], owner: string | null, crowd: Crowd): ReportedLine[] {
  if (parts.length === 0) return [EMPTY_LINE]
  const typed = parts.map((part) => typedPart(part, owner, crowd))
  const groups = Map.groupBy(typed, placeOf)
  return [...groups.keys()].toSorted().map((place) => lineOf(groups.get(place)!, crowd))
}

export function reportedOffer(facts: OfferFacts, parts: readonly InvestedPart[], lei: string | null, crowd: Crowd) {
  const { projectId, projectName, isLoan, promoterName, raised } = facts
  const owner = ownerOf(facts.promoterTaxNumber)
  const lines = linesOf(parts, owner, crowd)
  return {
    ...{ projectId, projectName, isLoan, promoterName, raised, owner },
    identifier: identifierOf(facts, lei),
    naceSection: facts.naceCode?.slice(0, 1) ?? null,
    instrument: instrumentOf(isLoan),
    invested: lines.reduce<Cents>((sum, { invested }) => sum + invested, 0n),
    lines,
    problems: problemsOfOffer(facts, lei),
  }
}

export type ReportedOffer = ReturnType<typeof reportedOffer>

/** Counts and sums; problems include the platform's. */
export const totalsOf = (offers: readonly ReportedOffer[], platformProblems: number) => ({
  offerCount: offers.length,
  lineCount: offers.reduce((sum, { lines }) => sum + lines.length, 0),
  raised: offers.reduce<Cents>((sum, { raised }) => sum + raised, 0n),
  problemCount: offers.reduce(
    (sum, { problems, lines }) => sum + problems.length + lines.flatMap((line) => line.problems).length,
    platformProblems,
  ),
})

/** Cross-checks: file total against order movements, field 12 against field 5. */
export function checksOf(offers: readonly ReportedOffer[], content: string) {
  const { lineCount, raised } = totalsOf(offers, 0)
  const { count, invested } = readReport(content)
  const agreeing = offers.filter((offer) => offer.invested === offer.raised)
  return [
    { check: 'lines' as const, expected: String(lineCount), found: String(count) },
    { check: 'invested' as const, expected: formatAmount(raised), found: formatAmount(invested) },
    { check: 'offers' as const, expected: String(offers.length), found: String(agreeing.length) },
  ]
}
