import {
  accept,
  addDays,
  addMonths,
  decline,
  formsFor,
  type Cents,
  type Decision,
  type PaymentState,
  type WithholdingReason,
} from '@cauce/contract'

export interface WithheldRow {
  readonly day: string
  readonly reason: WithholdingReason
  /** Basis points. */
  readonly rate: number
  readonly investors: number
  readonly interest: Cents
  readonly withheld: Cents
}
export interface UnpaidRow {
  readonly day: string
  readonly interest: Cents
}

export interface HandoverRow {
  readonly fromDay: string
  readonly amount: Cents
  readonly credited: Cents
  readonly reversed: Cents
  /** Null where all of it was deducted. */
  readonly paymentState: PaymentState | null
}

const sumOf = <Name extends string>(rows: readonly Readonly<Record<Name, Cents>>[], name: Name) =>
  rows.reduce((sum, row) => sum + row[name], 0n)

/**
 * Declared and paid by the 20th of the following month (forms 123, 216); large promoters' monthly duty is not shown.
 */
export function quartersOf<Handover extends HandoverRow>(
  withheld: readonly WithheldRow[],
  unpaid: readonly UnpaidRow[],
  handovers: readonly Handover[],
  today: string,
) {
  const days = [
    ...new Set([...[...withheld, ...unpaid].map(({ day }) => day), ...handovers.map(({ fromDay }) => fromDay)]),
  ].toSorted()
  return days.map((fromDay) => {
    const lines = withheld
      .filter(({ day }) => day === fromDay)
      .map(({ reason, rate, investors, interest, withheld: amount }) => ({
        form: formsFor(reason)[0],
        reason,
        rate,
        investorCount: investors,
        interest,
        withheld: amount,
      }))
      .toSorted((one, other) => one.form.localeCompare(other.form))
    const next = addMonths(fromDay, 3)
    const total = sumOf(lines, 'withheld')
    const ofQuarter = handovers.filter((handover) => handover.fromDay === fromDay)
    const queued = sumOf(ofQuarter, 'amount')
    const handedOver = sumOf(
      ofQuarter.filter(({ paymentState }) => paymentState === 'executed'),
      'amount',
    )
    const [credited, reversed] = [sumOf(ofQuarter, 'credited'), sumOf(ofQuarter, 'reversed')]
    return {
      fromDay,
      toDay: addDays(next, -1),
      dueBy: addDays(next, 19),
      lines,
      withheld: total,
      isOver: next <= today,
      open: total + reversed - credited - queued,
      underWay: queued - handedOver,
      handedOver,
      credited,
      reversed,
      handovers: ofQuarter,
      unpaidInterest: unpaid.find(({ day }) => day === fromDay)?.interest ?? 0n,
    }
  })
}

export interface QuarterFilter {
  readonly year?: number | undefined
  /** 1 to 4. */
  readonly quarter?: number | undefined
}

export const yearOf = ({ fromDay }: { readonly fromDay: string }) => Number(fromDay.slice(0, 4))
const numberOf = (fromDay: string) => (Number(fromDay.slice(5, 7)) + 2) / 3

export const quartersOfChoice = <Quarter extends { readonly fromDay: string }>(
  quarters: readonly Quarter[],
  { year, quarter }: QuarterFilter,
): Quarter[] =>
  quarters.filter(
    (one) => (year ?? yearOf(one)) === yearOf(one) && (quarter ?? numberOf(one.fromDay)) === numberOf(one.fromDay),
  )

export function decideQuarter(
  fromDay: string,
  today: string,
): Decision<{ number: number; year: string; next: string }> {
  const [year, month, day] = fromDay.split('-') as [string, string, string]
  if (day !== '01' || Number(month) % 3 !== 1) return decline('date-invalid', undefined, 'fromDay')
  const next = addMonths(fromDay, 3)
  if (next > today) {
    const monthOfQuarter = (Number(today.slice(5, 7)) - 1) % 3
    return decline('date-too-late', { latest: addMonths(`${today.slice(0, 7)}-01`, -3 - monthOfQuarter) }, 'fromDay')
  }
  return accept({ number: (Number(month) + 2) / 3, year, next })
}
