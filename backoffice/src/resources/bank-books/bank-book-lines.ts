import { formatDate, formatDateTime } from '@cauce/format/dates.ts'
import { groupIban } from '@cauce/format/iban.ts'
import { formatTypedAmount } from '@cauce/format/money.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import type { BankBooksReport } from '../../providers/records.ts'

type Line = readonly (string | number)[]

/** The whole page as lines for a spreadsheet: each part under its own heading, with an empty line between two. */
export function bankBookLines(books: BankBooksReport, t: Translate): Line[] {
  const counted = (heading: string, rows: readonly Line[]): Line[] => [
    [],
    [heading, t('bankBooks.count'), t('bankBooks.amount')],
    ...rows,
  ]
  const { booked, stated, difference, left } = books
  return [
    [t('bankBooks.title'), t('reconciliation.checkedAt', { instant: formatDateTime(books.checkedAt) })],
    [t('bankBooks.booked'), formatTypedAmount(booked)],
    [t('bankBooks.stated'), formatTypedAmount(stated)],
    [t('bankBooks.difference'), formatTypedAmount(difference)],
    ...counted(t('bankBooks.why'), [
      ...books.causes.map(({ cause, count, amount }) => [
        t(`bankBooks.cause.${cause}`),
        count,
        formatTypedAmount(amount),
      ]),
      [t('bankBooks.left'), '', formatTypedAmount(left)],
    ]),
    [],
    [t('bankBooks.whose'), t('bankBooks.amount')],
    ...books.owners.map(({ owner, amount }) => [t(`bankBooks.owner.${owner}`), formatTypedAmount(amount)]),
    ...counted(
      t('bankBooks.waiting'),
      books.waiting.map(({ age, count, amount }) => [t(`bankBooks.age.${age}`), count, formatTypedAmount(amount)]),
    ),
    ...counted(
      t('bankBooks.payments'),
      books.payments.map(({ state, count, amount }) => [
        t(`payments.state.${state}`),
        count,
        formatTypedAmount(amount),
      ]),
    ),
    [],
    (['account', 'firstDay', 'lastDay', 'opening', 'closing'] as const).map((name) => t(`bankBooks.${name}`)),
    ...books.accounts.map(({ iban, fromDay, toDay, opening, closing }) => [
      groupIban(iban),
      formatDate(fromDay),
      formatDate(toDay),
      formatTypedAmount(opening),
      formatTypedAmount(closing),
    ]),
    [],
    [t('bankBooks.missingDays'), t('bankBooks.account'), t('bankBooks.amount')],
    ...books.missingDays.map(({ iban, fromDay, toDay, amount }) => [
      t('bankBooks.missing', { from: formatDate(fromDay), to: formatDate(toDay) }),
      groupIban(iban),
      formatTypedAmount(amount),
    ]),
    [],
    [t('bankBooks.awaited'), t('bankBooks.who'), t('bankBooks.bookedAt'), t('bankBooks.amount')],
    ...books.awaited.map(({ kind, userName, projectName, bookedAt, amount }) => [
      t(`bankBooks.kind.${kind}`),
      userName ?? projectName ?? '',
      formatDate(bookedAt),
      formatTypedAmount(amount),
    ]),
  ]
}
