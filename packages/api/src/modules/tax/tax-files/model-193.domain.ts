import { isProvince } from '@cauce/contract'
import {
  byName,
  capitals,
  digits,
  problemsOfPayee,
  sumOfCents,
  taxNumberField,
  type Layout,
  type Perception,
} from './returns-layout.domain.ts'

/**
 * Form 193, residents (Orden EHA/3377/2011, annex II, as amended). The handbook lists what no adviser has checked (decision
 * tax-withholding-and-forms).
 */
export const model193: Layout = {
  form: '193',
  totals: ({ base, withheld }) => [
    [145, 159, digits(base, 15)],
    [160, 174, digits(withheld, 15)],
    // Not for a payer without intermediaries.
    [175, 189, digits(0, 15)],
    [220, 234, digits(0, 15)],
    [235, 235, 'S'],
  ],
  payee: ({ taxNumber, name, province, accrualYear, rate, interest, withheld }, _year, sequence) => [
    [18, 26, taxNumberField(taxNumber)],
    [36, 75, capitals(name ?? '', 40)],
    [77, 78, (province ?? '').padStart(2).slice(0, 2)],
    // Income from lending own money; non-bank loans.
    [92, 92, 'B'],
    [93, 94, '03'],
    [118, 121, digits(accrualYear, 4)],
    // In money.
    [122, 122, '1'],
    [123, 135, digits(interest, 13)],
    [139, 151, digits(0, 13)],
    [152, 164, digits(interest, 13)],
    [165, 168, digits(rate, 4)],
    [169, 181, digits(withheld, 13)],
    [182, 192, digits(0, 11)],
    [208, 208, 'S'],
    [249, 313, digits(0, 65)],
    [314, 314, '0'],
    [315, 321, digits(sequence, 7)],
    [331, 338, digits(0, 8)],
  ],
  identity: [[18, 78]],
  statedBase: [145, 159],
  statedWithheld: [160, 174],
  base: [152, 164],
  withheld: [169, 181],
  perceptionsOf(payments) {
    const groups = Map.groupBy(payments, ({ userId, accrualYear, rate }) => `${userId} ${accrualYear} ${rate}`)
    const sums = [...groups.values()].map((group) => ({
      ...group[0]!,
      interest: sumOfCents(group.map(({ interest }) => interest)),
      withheld: sumOfCents(group.map(({ withheld }) => withheld)),
    }))
    return sums.toSorted(
      (one, other) =>
        byName(one.name ?? '', other.name ?? '') ||
        one.userId.localeCompare(other.userId) ||
        one.accrualYear - other.accrualYear ||
        one.rate - other.rate,
    )
  },
  problemsOf: (perception) => [
    ...(perception.taxNumber === null ? (['tax-number-missing'] as const) : []),
    ...problemsOfPayee(perception),
    ...problemsOfProvince(perception),
  ],
}

function problemsOfProvince({ province }: Perception) {
  if (province === null) return ['province-missing'] as const
  return isProvince(province) ? [] : (['province-wrong'] as const)
}
