import { Typography } from '@mui/material'
import { formatDate } from '@cauce/format/dates.ts'
import { groupIban } from '@cauce/format/iban.ts'
import { formatCount } from '@cauce/format/quantities.ts'
import type { BankBooksReport } from '../../providers/records.ts'
import { FigureTable } from '../../ui/figure-table.tsx'
import { Amount } from '../../ui/figures.tsx'
import { Section } from '../../ui/section.tsx'
import { useWords } from '../../ui/words.ts'
import { BookLink } from './book-link.tsx'

interface Props {
  readonly books: BankBooksReport
}

const Nothing = ({ words }: { readonly words: string }) => (
  <Typography sx={{ color: 'text.secondary' }}>{words}</Typography>
)

/** Credits that are not assigned, by how long they have waited. */
export function Waiting({ books: { waiting } }: Props) {
  const t = useWords()
  return (
    <Section title={t('bankBooks.waiting')}>
      {waiting.every(({ count }) => count === 0) ? (
        <Nothing words={t('bankBooks.noneWaiting')} />
      ) : (
        <FigureTable
          label={t('bankBooks.waiting')}
          headings={[t('bankBooks.ageHeading'), t('bankBooks.count'), t('bankBooks.amount')]}
          rows={waiting.map(({ age, count, amount }) => ({
            key: age,
            name: (
              <BookLink resource="matching" query={{ sort: 'bookingDay', order: 'ASC' }}>
                {t(`bankBooks.age.${age}`)}
              </BookLink>
            ),
            figures: [formatCount(count), <Amount key={age} value={amount} />],
          }))}
        />
      )}
    </Section>
  )
}

/** What the statements of each account cover, and the days that are missing. */
export function Accounts({ books: { accounts, missingDays } }: Props) {
  const t = useWords()
  return (
    <Section title={t('bankBooks.accounts')}>
      {accounts.length === 0 ? (
        <Nothing words={t('bankBooks.noStatements')} />
      ) : (
        <>
          <FigureTable
            label={t('bankBooks.accounts')}
            headings={[t('bankBooks.account'), t('bankBooks.firstDay'), t('bankBooks.lastDay'), t('bankBooks.closing')]}
            rows={accounts.map(({ iban, bankName, fromDay, toDay, closing }) => ({
              key: iban,
              name: (
                <BookLink
                  resource="bankStatements"
                  query={{ filter: { iban } }}
                >{`${bankName} ${groupIban(iban)}`}</BookLink>
              ),
              figures: [formatDate(fromDay), formatDate(toDay), <Amount key={iban} value={closing} />],
            }))}
          />
          <Typography component="h3" variant="subtitle2" sx={{ marginBlockStart: 2 }}>
            {t('bankBooks.missingDays')}
          </Typography>
          {missingDays.length === 0 ? (
            <Nothing words={t('bankBooks.noMissingDays')} />
          ) : (
            <FigureTable
              label={t('bankBooks.missingDays')}
              headings={[t('bankBooks.missingDays'), t('bankBooks.account'), t('bankBooks.amount')]}
              rows={missingDays.map(({ iban, fromDay, toDay, amount }) => ({
                key: `${iban} ${fromDay}`,
                name: (
                  <BookLink resource="bankStatements" query={{ filter: { iban } }}>
                    {t('bankBooks.missing', { from: formatDate(fromDay), to: formatDate(toDay) })}
                  </BookLink>
                ),
                figures: [groupIban(iban), <Amount key={iban} value={amount} sign="always" />],
              }))}
            />
          )}
        </>
      )}
    </Section>
  )
}

/** Payments that no statement shows yet. */
export function Payments({ books: { payments } }: Props) {
  const t = useWords()
  return (
    <Section title={t('bankBooks.payments')}>
      {payments.every(({ count }) => count === 0) ? (
        <Nothing words={t('bankBooks.noPayments')} />
      ) : (
        <FigureTable
          label={t('bankBooks.payments')}
          headings={[t('bankBooks.payments'), t('bankBooks.count'), t('bankBooks.amount')]}
          rows={payments.map(({ state, count, amount }) => ({
            key: state,
            name: (
              <BookLink resource="payments" query={{ state }}>
                {t(`bankBooks.paymentState.${state}`)}
              </BookLink>
            ),
            figures: [formatCount(count), <Amount key={state} value={amount} />],
          }))}
        />
      )}
    </Section>
  )
}
