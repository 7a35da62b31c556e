import { formatAmount, parseAmount, type Cents } from '@cauce/contract'
import type { ReportedOffer } from './report.domain.ts'

/**
 * One line for each offer, investor type and residence. No official headers were found: columns are named by field
 * number and meaning (decision published-results). ASCII without commas.
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

/** RFC 4180; missing values are empty. */
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

/** Parsed back from the file's text. */
export function readReport(content: string): { readonly count: number; readonly invested: Cents } {
  const [, ...records] = content.split('\r\n').filter((record) => record !== '')
  const amounts = records.map((record) => parseAmount(record.split(',')[INVESTED]!))
  return { count: records.length, invested: amounts.reduce<Cents>((sum, amount) => sum + amount, 0n) }
}
