import { Box, Typography } from '@mui/material'
import { parseAmount } from '@cauce/contract/cents.ts'
import { formatDate } from '@cauce/format/dates.ts'
import { groupIban } from '@cauce/format/iban.ts'
import { formatCount } from '@cauce/format/quantities.ts'
import type { BankBooksReport } from '../../providers/records.ts'
import { FigureTable } from '../../ui/figure-table.tsx'
import { Amount } from '../../ui/figures.tsx'
import { Hint, Section } from '../../ui/section.tsx'
import { useWords } from '../../ui/words.ts'
import { BookLink } from './book-link.tsx'

interface Props {
  readonly books: BankBooksReport
}

const Nothing = ({ words }: { readonly words: string }) => <Hint>{words}</Hint>

const Iban = ({ iban }: { readonly iban: string }) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
    {groupIban(iban)}
  </Box>
)

/** Ages at which money of nobody known is late. */
const LATE_AGES: readonly BankBooksReport['waiting'][number]['age'][] = ['upTo30', 'older']

const Share = ({ part, isLate }: { readonly part: number; readonly isLate: boolean }) => (
  <Box aria-hidden sx={{ blockSize: 6, marginBlockStart: 0.75, backgroundColor: 'var(--sunken)' }}>
    <Box
      sx={{
        blockSize: '100%',
        inlineSize: `${part * 100}%`,
        backgroundColor: isLate ? 'var(--clay)' : 'var(--river)',
        forcedColorAdjust: 'none',
      }}
    />
  </Box>
)

/** From 0 to 1, for drawing. */
const shareOf = (part: bigint, all: bigint): number => (all === 0n ? 0 : Number((part * 1000n) / all) / 1000)

export function Waiting({ books: { waiting } }: Props) {
  const t = useWords()
  const all = waiting.reduce((sum, { amount }) => sum + parseAmount(amount), 0n)
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
              <>
                <BookLink resource="matching" query={{ sort: 'bookingDay', order: 'ASC' }}>
                  {t(`bankBooks.age.${age}`)}
                </BookLink>
                <Share part={shareOf(parseAmount(amount), all)} isLate={LATE_AGES.includes(age)} />
              </>
            ),
            figures: [formatCount(count), <Amount key={age} value={amount} />],
          }))}
        />
      )}
    </Section>
  )
}

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
            headings={[t('bankBooks.account'), t('bankBooks.closing')]}
            rows={accounts.map(({ iban, bankName, fromDay, toDay, closing }) => ({
              key: iban,
              name: (
                <>
                  <BookLink resource="bankStatements" query={{ filter: { iban } }}>
                    {bankName} <Iban iban={iban} />
                  </BookLink>
                  <Hint isSmall>{t('bankBooks.covered', { from: formatDate(fromDay), to: formatDate(toDay) })}</Hint>
                </>
              ),
              figures: [<Amount key={iban} value={closing} />],
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
              headings={[t('bankBooks.missingDays'), t('bankBooks.amount')]}
              rows={missingDays.map(({ iban, fromDay, toDay, amount }) => ({
                key: `${iban} ${fromDay}`,
                name: (
                  <>
                    <BookLink resource="bankStatements" query={{ filter: { iban } }}>
                      {t('bankBooks.missing', { from: formatDate(fromDay), to: formatDate(toDay) })}
                    </BookLink>
                    <Hint isSmall>
                      <Iban iban={iban} />
                    </Hint>
                  </>
                ),
                figures: [<Amount key={iban} value={amount} sign="always" />],
              }))}
            />
          )}
        </>
      )}
    </Section>
  )
}

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
                {t(`payments.state.${state}`)}
              </BookLink>
            ),
            figures: [formatCount(count), <Amount key={state} value={amount} />],
          }))}
        />
      )}
    </Section>
  )
}
