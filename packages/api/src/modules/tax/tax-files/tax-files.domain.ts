import {
  DEFAULT_RESIDENCE,
  formsFor,
  spanishPersonNumberOf,
  tidyTaxNumber,
  WITHHOLDING_REASONS,
  type Cents,
} from '@cauce/contract'
import type { Declarer, Perception } from './model-193.domain.ts'
import type { YearPart } from './tax-files.queries.ts'

/** Residents' forms: quarterly 123, annual 193. */
export const RESIDENT_REASONS = WITHHOLDING_REASONS.filter((reason) => formsFor(reason)[1] === '193')
const isResident = ({ country }: Pick<YearPart, 'country'>) => country === DEFAULT_RESIDENCE

type Named = Pick<YearPart, 'kind' | 'name' | 'surname' | 'companyName'>
/** Surname first. Null once erased. */
export function declaredName({ kind, name, surname, companyName }: Named): string | null {
  if (name === null) return null
  return kind === 'company' ? companyName : `${surname ?? ''} ${name}`.trim()
}

type Numbered = Pick<YearPart, 'kind' | 'taxNumber' | 'nationality' | 'documentType' | 'documentNumber'>
/**
 * Company number, DNI or residence permit; a passport has none. Invalid numbers are kept, so that the line reports
 * them.
 */
export function spanishTaxNumber({
  kind,
  taxNumber,
  nationality,
  documentType,
  documentNumber,
}: Numbered): string | null {
  if (kind === 'company') return taxNumber === null ? null : tidyTaxNumber(taxNumber)
  if (documentNumber === null) return null
  const isSpanish = (documentType === 'ID_CARD' && nationality === 'ES') || documentType === 'RESIDENCE_PERMIT'
  return spanishPersonNumberOf(documentNumber) ?? (isSpanish ? documentNumber : null)
}

const sumsOf = (parts: readonly Pick<YearPart, 'interest' | 'withheld' | 'userId'>[]) => ({
  payeeCount: new Set(parts.map(({ userId }) => userId)).size,
  interest: parts.reduce<Cents>((sum, { interest }) => sum + interest, 0n),
  withheld: parts.reduce<Cents>((sum, { withheld }) => sum + withheld, 0n),
})

/** From its projects. */
const taxNumberOf = (parts: readonly Pick<YearPart, 'promoterTaxNumber'>[]): string | null =>
  parts.find(({ promoterTaxNumber }) => promoterTaxNumber !== null)?.promoterTaxNumber ?? null

type OwnData = Pick<Declarer, 'taxNumber' | 'name' | 'contact' | 'phone'>
const UNKNOWN: OwnData = { taxNumber: null, name: null, contact: null, phone: null }

/** Declarer data: the platform's current settings, or the promoter's from its projects. */
export const knownDeclarer = (
  promoter: string | null,
  parts: readonly Pick<YearPart, 'promoterTaxNumber'>[],
  platform: OwnData = UNKNOWN,
): OwnData => {
  if (promoter !== null) return { ...UNKNOWN, taxNumber: taxNumberOf(parts), name: promoter }
  const { taxNumber, name, contact, phone } = platform
  return { taxNumber, name, contact, phone }
}

/** With those who filed, also where no payment is left. */
export function declarersOf(
  parts: readonly YearPart[],
  platform: OwnData | undefined,
  filers: readonly (string | null)[],
) {
  const groups = Map.groupBy(parts.filter(isResident), ({ promoter }) => promoter)
  return [...new Set([...groups.keys(), ...filers])]
    .map((promoter) => [promoter, groups.get(promoter) ?? []] as const)
    .map(([promoter, group]) => ({
      agent: promoter === null ? ('platform' as const) : ('promoter' as const),
      promoter,
      ...knownDeclarer(promoter, group, platform),
      ...sumsOf(group),
    }))
    .toSorted((one, other) => (one.promoter ?? '').localeCompare(other.promoter ?? '', 'es'))
}

export function residentParts(
  parts: readonly YearPart[],
  declarer: Pick<YearPart, 'agent' | 'promoter'>,
  provinceOf: (userId: string) => string | null,
): Perception[] {
  return parts
    .filter((part) => isResident(part) && part.agent === declarer.agent && part.promoter === declarer.promoter)
    .map((part) => ({
      userId: part.userId,
      kind: part.kind,
      taxNumber: spanishTaxNumber(part),
      name: declaredName(part),
      isClosed: part.isClosed,
      province: provinceOf(part.userId),
      accrualYear: part.accrualYear,
      rate: part.rate,
      interest: part.interest,
      withheld: part.withheld,
    }))
}

/** A person is in one piece: the last of each waits for the next. */
export async function* wholePeople(pieces: AsyncIterable<YearPart[]>): AsyncGenerator<YearPart[]> {
  let kept: YearPart[] = []
  for await (const piece of pieces) {
    const all = [...kept, ...piece]
    const last = all.at(-1)?.userId
    kept = all.filter(({ userId }) => userId === last)
    yield all.filter(({ userId }) => userId !== last)
  }
  yield kept
}

export const nonResidentLines = (parts: readonly YearPart[]) =>
  parts
    .filter((part) => !isResident(part))
    .map((part) => ({
      agent: part.agent,
      promoter: part.promoter,
      userId: part.userId,
      name: declaredName(part),
      isClosed: part.isClosed,
      country: part.country,
      document: part.kind === 'company' ? part.taxNumber : part.documentNumber,
      reason: part.reason,
      accrualYear: part.accrualYear,
      rate: part.rate,
      interest: part.interest,
      withheld: part.withheld,
    }))
    .toSorted((one, other) => (one.name ?? '').localeCompare(other.name ?? '', 'es'))
