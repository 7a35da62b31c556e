import {
  DEFAULT_RESIDENCE,
  isSpanishTaxNumber,
  formsFor,
  provinceOn,
  spanishPersonNumberOf,
  taxDetailsOn,
  tidyTaxNumber,
  WITHHOLDING_REASONS,
  type AcceptedTaxDetail,
  type Cents,
  type ReturnForm,
} from '@cauce/contract'
import type { Declarer, Perception } from './returns-layout.domain.ts'
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

interface Filer {
  readonly form: ReturnForm
  readonly promoter: string | null
}
const keyOf = ({ form, promoter }: Filer) => `${form} ${promoter ?? ''}`
export const formOf = (part: Pick<YearPart, 'country'>): ReturnForm => (isResident(part) ? '193' : '296')

/** With those who filed, also where no payment is left. Form 193 first. */
export function declarersOf(parts: readonly YearPart[], platform: OwnData | undefined, filers: readonly Filer[]) {
  const groups = Map.groupBy(parts, (part) => keyOf({ form: formOf(part), promoter: part.promoter }))
  const all = [...parts.map((part) => ({ form: formOf(part), promoter: part.promoter })), ...filers]
  return [...new Map(all.map((filer) => [keyOf(filer), filer] as const)).values()]
    .map(({ form, promoter }) => {
      const group = groups.get(keyOf({ form, promoter })) ?? []
      return {
        form,
        agent: promoter === null ? ('platform' as const) : ('promoter' as const),
        promoter,
        ...knownDeclarer(promoter, group, platform),
        ...sumsOf(group),
      }
    })
    .toSorted(
      (one, other) =>
        one.form.localeCompare(other.form) || (one.promoter ?? '').localeCompare(other.promoter ?? '', 'es'),
    )
}

/** Form 193 keeps an invalid number, which its line then reports. In form 296 a company number that is not Spanish is a foreign one. */
function taxNumbersOn(form: ReturnForm, part: YearPart) {
  const own = spanishTaxNumber(part)
  if (form === '193' || (own !== null && isSpanishTaxNumber(own))) return { taxNumber: own, foreignTaxNumber: null }
  return { taxNumber: null, foreignTaxNumber: part.kind === 'company' ? own : null }
}

/** Of the form of the declarer. */
export function partsOnForm(
  parts: readonly YearPart[],
  { form, agent, promoter }: Pick<YearPart, 'agent' | 'promoter'> & { readonly form: ReturnForm },
  year: number,
  detailsOf: (userId: string) => readonly AcceptedTaxDetail[],
): Perception[] {
  const lastDay = `${year}-12-31`
  const declared = parts.filter((part) => formOf(part) === form && part.agent === agent && part.promoter === promoter)
  return declared.map((part) => {
    const abroad = taxDetailsOn(detailsOf(part.userId), part.accruedOn ?? lastDay).residence?.abroad ?? null
    const numbers = taxNumbersOn(form, part)
    return {
      userId: part.userId,
      kind: part.kind,
      taxNumber: numbers.taxNumber,
      foreignTaxNumber: abroad?.foreignTaxNumber ?? numbers.foreignTaxNumber,
      name: declaredName(part),
      isClosed: part.isClosed,
      province: form === '193' ? provinceOn(detailsOf(part.userId), lastDay) : null,
      country: part.country,
      accrualYear: part.accrualYear,
      accruedOn: part.accruedOn,
      reason: part.reason,
      rate: part.rate,
      interest: part.interest,
      withheld: part.withheld,
      birthday: part.birthday,
      abroad,
      borrowerTaxNumber: part.borrowerTaxNumber,
    }
  })
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
