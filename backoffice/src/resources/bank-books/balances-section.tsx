import { Alert, Link as MuiLink, Typography } from '@mui/material'
import { Link } from 'react-admin'
import { formatDateTime } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { formatCount } from '@cauce/format/quantities.ts'
import type { BankBooksReport } from '../../providers/records.ts'
import { FigureTable } from '../../ui/figure-table.tsx'
import { Amount, Figure, Figures } from '../../ui/figures.tsx'
import { Section } from '../../ui/section.tsx'
import { useWords } from '../../ui/words.ts'
import { CauseLink } from './book-link.tsx'

interface Props {
  readonly books: BankBooksReport
}

/** The two balances, and each cause of their difference. */
export function Balances({ books }: Props) {
  const t = useWords()
  const { booked, stated, difference, causes, left, checkedAt } = books
  const isRight = left === '0.00'
  return (
    <Section title={t('bankBooks.balances')}>
      <Figures>
        <Figure label={t('bankBooks.booked')} value={<Amount value={booked} />} />
        <Figure label={t('bankBooks.stated')} value={<Amount value={stated} />} />
        <Figure label={t('bankBooks.difference')} value={<Amount value={difference} sign="always" />} />
      </Figures>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBlock: 1 }}>
        {t('bankBooks.bookedHelp')}
      </Typography>
      <FigureTable
        label={t('bankBooks.why')}
        headings={[t('bankBooks.why'), t('bankBooks.count'), t('bankBooks.amount')]}
        rows={[
          ...causes.map(({ cause, count, amount }) => ({
            key: cause,
            name: <CauseLink cause={cause}>{t(`bankBooks.cause.${cause}`)}</CauseLink>,
            figures: [formatCount(count), <Amount key={cause} value={amount} sign="always" />],
          })),
          { key: 'left', name: t('bankBooks.left'), figures: ['', <Amount key="left" value={left} sign="always" />] },
        ]}
      />
      <Alert severity={isRight ? 'success' : 'error'} component="output" sx={{ marginBlockStart: 1 }}>
        {isRight ? (
          t('bankBooks.nothingLeft')
        ) : (
          <MuiLink component={Link} to="/reconciliation" color="inherit">
            {t('bankBooks.isLeft', { amount: formatMoney(left) })}
          </MuiLink>
        )}{' '}
        {t('reconciliation.checkedAt', { instant: formatDateTime(checkedAt) })}
      </Alert>
    </Section>
  )
}
