import { formatAmount, parseAmount, type Cents } from '@cauce/contract'
import type { ReportedOffer } from './report.domain.ts'

/**
 * The file of the report: one line for each offer, type of investor and residence. The official headers were not found, so that columns
 * are named by the number of the field and what it means (decision 304). All values are codes, numbers and amounts in ASCII without a comma.
 */
const HEADERS = [
  '1_platform_lei',
  '2_year',
  '3_offer_identifier',
  '4_nace_section',
  '5_amount_raised',
  '6_currency_of_amount_raised',
  '7_owner',
  '8_instrument',
  '9_investor_type',
  '10_tax_residence',
  '11_investors',
  '12_amount_invested',
  '13_currency_of_amount_invested',
] as const
const INVESTED = HEADERS.indexOf('12_amount_invested')
const CURRENCY = 'EUR'

/** The report of a year as CSV (RFC 4180). A value that is missing is empty. */
export function reportCsv(year: number, lei: string | null, offers: readonly ReportedOffer[]): string {
  const records = offers.flatMap((offer) => {
    const { identifier, naceSection, raised, owner, instrument, lines } = offer
    const ofOffer = [lei, year, identifier, naceSection, formatAmount(raised), CURRENCY, owner, instrument]
    return lines.map(({ investorType, residence, investorCount, invested }) =>
      [...ofOffer, investorType, residence, investorCount, formatAmount(invested), CURRENCY].map(
        (value) => value ?? '',
      ),
    )
  })
  return [HEADERS, ...records].map((record) => `${record.join(',')}\r\n`).join('')
}

/** How many lines a file has, and what they come to: read from the text as the authority reads it. */
export function readReport(content: string): { readonly count: number; readonly invested: Cents } {
  const [, ...records] = content.split('\r\n').filter((record) => record !== '')
  const amounts = records.map((record) => parseAmount(record.split(',')[INVESTED]!))
  return { count: records.length, invested: amounts.reduce<Cents>((sum, amount) => sum + amount, 0n) }
}
