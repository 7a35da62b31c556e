import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Box, Button, Skeleton } from '@mui/material'
import DownloadIcon from '@mui/icons-material/GetApp'
import { Link, useCreatePath, useTranslate } from 'react-admin'
import { useCall } from '../../providers/call.ts'
import { Lead } from '../../ui/layout/lead.tsx'
import { Failure } from '../../ui/failure.tsx'
import { downloadLines } from '../../ui/list/csv-export.ts'
import { PageHeading } from '../../ui/section.tsx'
import { useWords } from '../../ui/words.ts'
import { AwaitedSection } from './awaited-section.tsx'
import { bankBookLines } from './bank-book-lines.ts'
import { Balances } from './balances-section.tsx'
import { Owners } from './owners-section.tsx'
import { AWAITED_ID } from './book-link.tsx'
import { Accounts, Payments, Waiting } from './bank-book-sections.tsx'
import { StatementCalendar } from './statement-calendar.tsx'

/** /admin/bank: the books beside the statements of the banks, and why they differ. */
export function BankBooks() {
  const t = useWords()
  const translate = useTranslate()
  const createPath = useCreatePath()
  const call = useCall()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['bankBooks'],
    queryFn: () => call('GET /v1/bank/books'),
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
          {t('bankFiles.title')}
        </Button>
      </PageHeading>
      <Lead>{t('bankBooks.about')}</Lead>
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
            <Owners books={data} />
            <Accounts books={data} />
          </Column>
          <Column>
            <Waiting books={data} />
            <StatementCalendar books={data} />
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
