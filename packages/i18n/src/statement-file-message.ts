import type { StatementFileRefusal } from '@cauce/contract/bank/statement-files.ts'
import { formatDate } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import type { MessageParams } from './interpolate.ts'
import type { Translate } from './translate.ts'

/** Reasons whose values are amounts or days; others show the file's text. */
const AMOUNTS = new Set(['sum-contradicts', 'parts-contradict', 'opening-contradicts', 'balance-contradicts'])
const DAYS = new Set(['days-reversed', 'day-outside', 'day-future'])

/** Reason why a statement file is refused, without the line number. */
export function statementFileMessage(
  t: Translate<'statementFiles'>,
  { reason, values = {} }: StatementFileRefusal,
): string {
  const wordsOf = (value: string) =>
    AMOUNTS.has(reason) ? formatMoney(value) : DAYS.has(reason) ? formatDate(value) : value
  const words = Object.entries(values).map(([name, value]) => [name, wordsOf(value)])
  return (t as (key: string, params: MessageParams) => string)(
    `statementFiles.reasons.${reason}`,
    Object.fromEntries(words),
  )
}
