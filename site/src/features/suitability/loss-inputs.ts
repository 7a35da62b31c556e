import {
  abilityToBearLoss,
  firstReferenceDate,
  LOSS_PARTS,
  LOSS_SUMS,
  type LossAbility,
  type LossInputs,
  type LossPart,
} from '@cauce/contract/account/loss-ability.ts'
import { parseAmount, WIRE_AMOUNT, type Cents } from '@cauce/contract/cents.ts'
import { parseTypedDate } from '@cauce/format/typed-date.ts'

/** Empty: not answered. */
export type Permanence = '' | 'permanent' | 'temporary'

/** Never leaves the page (decision site-interaction). */
export interface LossForm {
  /** Wire amounts, or typed text while it is not an amount. */
  readonly amounts: Partial<Readonly<Record<LossPart | 'regular', string>>>
  readonly permanence: Permanence
  /** As typed: `31/12/2025`. */
  readonly date: string
}

type Mistake = {
  readonly path: LossPart | 'regular' | 'date'
  readonly code: string
  readonly params?: Readonly<Record<string, string>>
}

export interface ReadForm {
  readonly mistakes: readonly Mistake[]
  /** Null while there is an error. */
  readonly ability: LossAbility | null
  /** Wire date; null while invalid. */
  readonly referenceDate: string | null
  /** Recurring income, where less than the whole. */
  readonly regular: Cents | null
  readonly isEmpty: boolean
}

const PARTS: readonly LossPart[] = LOSS_SUMS.flatMap((sum): readonly LossPart[] => LOSS_PARTS[sum])

/** `today`: calendar date of Madrid. */
export function readLossForm({ amounts, date }: LossForm, today: string): ReadForm {
  const mistakes: Mistake[] = []
  const inputs: Partial<Record<LossPart | 'regular', Cents>> = {}
  for (const path of [...PARTS, 'regular'] as const) {
    const text = amounts[path] ?? ''
    if (text.trim() === '') continue
    if (!WIRE_AMOUNT.test(text)) mistakes.push({ path, code: 'amount-invalid' })
    else if (text.startsWith('-')) mistakes.push({ path, code: 'amount-negative' })
    else inputs[path] = parseAmount(text)
  }
  const { regular, ...parts } = inputs
  const ability = abilityToBearLoss(parts satisfies LossInputs)
  if (regular !== undefined && regular > ability.income) mistakes.push({ path: 'regular', code: 'regular-above-total' })
  const day = parseTypedDate(date)
  const mistakeOfDate = mistakeOf(day, today)
  if (mistakeOfDate) mistakes.push(mistakeOfDate)
  return {
    mistakes,
    ability: mistakes.some(({ path }) => path !== 'date') ? null : ability,
    referenceDate: mistakeOfDate || day === undefined ? null : day,
    regular: regular !== undefined && regular < ability.income ? regular : null,
    isEmpty: Object.keys(parts).length === 0,
  }
}

/** Reference dates that the law allows (Delegated Regulation (EU) 2022/2114, articles 8 to 10). */
function mistakeOf(day: string | undefined, today: string): Mistake | undefined {
  const earliest = firstReferenceDate(today)
  if (day === undefined) return { path: 'date', code: 'date-invalid' }
  if (day < earliest) return { path: 'date', code: 'date-too-early', params: { earliest } }
  return day > today ? { path: 'date', code: 'date-too-late', params: { latest: today } } : undefined
}
