import type { StatementFileRefusal, StatementFileRemark } from '@cauce/contract/bank/statement-files.ts'
import { formatDate } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import type { MessageParams } from './interpolate.ts'
import type { Translate } from './translate.ts'

const AMOUNT = /^-?\d+\.\d{2}$/
const DAY = /^\d{4}-\d{2}-\d{2}$/
/** Reasons that show the file's text as it is. */
const AS_WRITTEN: ReadonlySet<string> = new Set(['amount-unreadable', 'amount-decimals', 'amount-too-large'])

export const statementFileMessage = (t: Translate<'statementFiles'>, refusal: StatementFileRefusal): string =>
  messageOf(t, 'reasons', refusal)

export function statementRemark(t: Translate<'statementFiles'>, remark: StatementFileRemark): string {
  const words = { line: remark.line, remark: messageOf(t, 'remarks', remark) }
  return remark.count === 1
    ? t('statementFiles.remark', words)
    : t('statementFiles.remarkOfSeveral', { ...words, smart_count: remark.count - 1 })
}

function messageOf(
  t: Translate<'statementFiles'>,
  kind: 'reasons' | 'remarks',
  { reason, values = {} }: Pick<StatementFileRefusal, 'values'> & { readonly reason: string },
): string {
  const wordsOf = (value: string) =>
    AS_WRITTEN.has(reason)
      ? value
      : AMOUNT.test(value)
        ? formatMoney(value)
        : DAY.test(value)
          ? formatDate(value)
          : value
  const words = Object.entries(values).map(([name, value]) => [name, wordsOf(value)])
  return (t as (key: string, params: MessageParams) => string)(
    `statementFiles.${kind}.${reason}`,
    Object.fromEntries(words),
  )
}
