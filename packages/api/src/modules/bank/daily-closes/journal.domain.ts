import { formatAmount, journalParameterOf, type JournalAccount, type ParameterValues } from '@cauce/contract'
import { csvLine } from '@cauce/format/csv.ts'
import { formatDate } from '@cauce/format/dates.ts'
import { formatBasisPoints } from '@cauce/format/percent.ts'
import type { Translate } from '@cauce/i18n'
import type { Entry } from './journal.queries.ts'

export const journalHeading = (t: Translate): string =>
  csvLine([
    t('journal.date'),
    t('journal.number'),
    t('journal.account'),
    t('journal.debit'),
    t('journal.credit'),
    t('journal.text'),
    t('journal.reference'),
    t('journal.customer'),
    t('journal.vat'),
  ])

/** Two lines: what is debited and what is credited. */
export function linesOf(entry: Entry, decided: ParameterValues, t: Translate): string {
  const { day, kind, project, reference, customer } = entry
  const amount = formatAmount(entry.amount).replace('.', ',')
  const text = [t(`journal.kind.${kind}`), project].filter(Boolean).join(' · ')
  const codeOf = (account: JournalAccount) => decided[journalParameterOf(account)]
  const vatText = kind === 'fee' ? wordsOfVat(decided.feeVat, t) : ''
  const line = (code: string, sides: readonly [string, string], last: string) =>
    csvLine([formatDate(day), String(entry.number), code, ...sides, text, reference ?? '', customer ?? '', last])
  const { debit, credit } = accountsOf(entry)
  return line(codeOf(debit), [amount, ''], '') + line(codeOf(credit), ['', amount], vatText)
}

const wordsOfVat = (vat: ParameterValues['feeVat'], t: Translate) =>
  vat === 'unstated' ? '' : vat === 'exempt' ? t('journal.exempt') : formatBasisPoints(vat)

/** Income that is paid out stays income: the company's own bank account has it, until it comes back or is put back. */
function accountsOf({ kind, debit, credit }: Entry): Record<'debit' | 'credit', JournalAccount> {
  const leavesOwnBank = (kind === 'payment_returned' && credit === 'own') || (kind === 'advance' && credit === 'fees')
  return { debit: kind === 'pay_own' ? 'ownBank' : debit, credit: leavesOwnBank ? 'ownBank' : credit }
}
