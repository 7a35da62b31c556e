import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Alert, Box, Button, Link as MuiLink, Skeleton, Typography } from '@mui/material'
import DownloadIcon from '@mui/icons-material/GetApp'
import { Link, useCreatePath, useDataProvider, useTranslate } from 'react-admin'
import { formatDateTime } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { formatCount } from '@cauce/format/quantities.ts'
import type { CauceDataProvider } from '../../providers/data.ts'
import type { BankBooksReport } from '../../providers/records.ts'
import { Failure } from '../../ui/failure.tsx'
import { FigureTable } from '../../ui/figure-table.tsx'
import { Amount, Figure, Figures } from '../../ui/figures.tsx'
import { downloadLines } from '../../ui/list/csv-export.ts'
import { PageHeading, Section } from '../../ui/section.tsx'
import { useWords } from '../../ui/words.ts'
import { AwaitedSection } from './awaited-section.tsx'
import { bankBookLines } from './bank-book-lines.ts'
import { AWAITED_ID, CauseLink } from './book-link.tsx'
import { Accounts, Payments, Waiting } from './bank-book-sections.tsx'

interface Props {
  readonly books: BankBooksReport
}

/** /admin/bank: the books beside the statements of the banks, and why they differ. */
export function BankBooks() {
  const t = useWords()
  const translate = useTranslate()
  const createPath = useCreatePath()
  const dataProvider = useDataProvider<CauceDataProvider>()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['bankBooks'],
    queryFn: () => dataProvider.bankBooks(),
  })
  return (
    <>
      <PageHeading title={t('bankBooks.title')}>
        {data && (
          <Button
            startIcon={<DownloadIcon />}
            onClick={() => downloadLines(bankBookLines(data, t), t('bankBooks.exportName'))}
          >
            {translate('ra.action.export')}
          </Button>
        )}
        <Button variant="outlined" onClick={() => void refetch()} loading={isFetching}>
          {t('reconciliation.again')}
        </Button>
        <Button variant="contained" component={Link} to={createPath({ resource: 'bankStatements', type: 'create' })}>
          {t('bankFiles.menu')}
        </Button>
      </PageHeading>
      <Typography sx={{ color: 'text.secondary', maxWidth: '62ch', marginBlockEnd: 2 }}>
        {t('bankBooks.about')}
      </Typography>
      {error && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton variant="rounded" height={420} />}
      {data && (
        <Box
          sx={{
            display: 'grid',
            gap: 5,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <Column>
            <Balances books={data} />
            <Accounts books={data} />
          </Column>
          <Column>
            <Waiting books={data} />
            <Payments books={data} />
          </Column>
          <Box id={AWAITED_ID} tabIndex={-1} sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
            <AwaitedSection books={data} />
          </Box>
        </Box>
      )}
    </>
  )
}

/** Parts of a page below each other, whatever stands beside them. */
const Column = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 5, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>{children}</Box>
)

/** The two balances, and each cause of their difference. */
function Balances({ books }: Props) {
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
