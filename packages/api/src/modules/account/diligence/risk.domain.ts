import { HIGH_RISK_COUNTRIES, RISK_FACTOR_NAMES, type Cents, type CompanyOwner, type RiskFactor } from '@cauce/contract'
import { nameEvidence } from '@cauce/contract/bank/names.ts'
import { isInTheUnion } from '@cauce/contract/country-codes.ts'

export interface Deposit {
  readonly amount: Cents
  readonly day: string
  /** As the bank states it; null without a statement. */
  readonly senderName: string | null
  readonly senderIban: string | null
  readonly isKnownAccount: boolean
}

export interface RiskFacts {
  readonly name: string
  /** Alpha-2 codes of nationality and residences. */
  readonly countries: readonly string[]
  readonly hasDeclared: boolean
  readonly isExposed: boolean
  readonly hasSanctionsHit: boolean
  readonly owners: readonly Pick<CompanyOwner, 'nationality' | 'country'>[]
  /** Last twelve months. */
  readonly deposits: readonly Deposit[]
  readonly firstDeposit: Deposit | undefined
}

/** Cents; large for the deposits of twelve months. */
export const LARGE_AMOUNT = 100_000_00n
/** Cents; smaller deposits that reach it together within a week suggest structuring. */
export const SPLIT_AMOUNT = 10_000_00n
const SPLIT_COUNT = 3
const SPLIT_DAYS = 7
const DAY_MS = 86_400_000

export function originOf(deposit: Deposit, name: string) {
  const { senderName, senderIban, isKnownAccount } = deposit
  const country = senderIban?.slice(0, 2) ?? null
  const evidence = nameEvidence(senderName, name)
  const isOwnAccount = isKnownAccount || evidence === 'agrees' || (evidence === 'unknown' ? null : false)
  return { country, isOwnAccount, isInUnion: country === null ? null : isInTheUnion(country) }
}

export function riskFactorsOf(facts: RiskFacts): RiskFactor[] {
  const { name, owners, deposits, firstDeposit } = facts
  const countries = [...facts.countries, ...owners.flatMap(({ nationality, country }) => [nationality, country])]
  const first = firstDeposit && originOf(firstDeposit, name)
  const holds: Readonly<Record<RiskFactor, boolean>> = {
    sanctionsHit: facts.hasSanctionsHit,
    exposed: facts.isExposed,
    highRiskCountry: countries.some((country) => HIGH_RISK_COUNTRIES.includes(country)),
    thirdPartyPayments: deposits.some((deposit) => originOf(deposit, name).isOwnAccount === false),
    splitDeposits: isSplit(deposits),
    ownersAbroad: owners.some(({ country }) => country !== 'ES'),
    largeAmounts: deposits.reduce((sum, { amount }) => sum + amount, 0n) >= LARGE_AMOUNT,
    firstPaymentUnproven: first !== undefined && !(first.isOwnAccount && first.isInUnion),
    notDeclared: !facts.hasDeclared,
  }
  return RISK_FACTOR_NAMES.filter((factor) => holds[factor])
}

/** Structuring: three or more deposits within a week, each below the amount, that reach it together. */
function isSplit(deposits: readonly Deposit[]): boolean {
  const small = deposits.filter(({ amount }) => amount < SPLIT_AMOUNT)
  return small.some(({ day }) => {
    const week = small.filter(
      (other) => other.day >= day && Date.parse(other.day) - Date.parse(day) < SPLIT_DAYS * DAY_MS,
    )
    return week.length >= SPLIT_COUNT && week.reduce((sum, { amount }) => sum + amount, 0n) >= SPLIT_AMOUNT
  })
}
