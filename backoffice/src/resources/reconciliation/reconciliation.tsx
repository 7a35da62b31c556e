import { useQuery } from '@tanstack/react-query'
import {
  Alert,
  Box,
  Button,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { useDataProvider } from 'react-admin'
import { formatDateTime } from '@cauce/format/dates.ts'
import type { CauceDataProvider } from '../../providers/data.ts'
import type { ReconciliationReport } from '../../providers/records.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { useWords } from '../../ui/words.ts'
import { figureWords } from './figure-words.ts'

type Proof = ReconciliationReport['invariants'][number]

/** The proof of the books for administrators: every invariant, and each exception by its record. */
export function Reconciliation() {
  const t = useWords()
  const dataProvider = useDataProvider<CauceDataProvider>()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['reconciliation'],
    queryFn: () => dataProvider.reconciliation(),
  })
  const count = data?.invariants.reduce((sum, { exceptionCount }) => sum + exceptionCount, 0) ?? 0
  return (
    <>
      <PageHeading title={t('reconciliation.title')}>
        <Button variant="outlined" onClick={() => void refetch()} loading={isFetching}>
          {t('reconciliation.again')}
        </Button>
      </PageHeading>
      <Typography sx={{ color: 'text.secondary', maxWidth: '62ch', marginBlockEnd: 2 }}>
        {t('reconciliation.about')}
      </Typography>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <Skeleton variant="rounded" height={420} />}
      {data && (
        <>
          <Alert severity={data.isBalanced ? 'success' : 'error'} component="output">
            {data.isBalanced ? t('reconciliation.balanced') : t('reconciliation.unbalanced', { smart_count: count })}{' '}
            {t('reconciliation.checkedAt', { instant: formatDateTime(data.checkedAt) })}
          </Alert>
          <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, maxWidth: '62rem' }}>
            {data.invariants.map((proof) => (
              <ProofItem key={proof.invariant} proof={proof} />
            ))}
          </Box>
        </>
      )}
    </>
  )
}

function ProofItem({ proof: { invariant, exceptionCount, exceptions } }: { readonly proof: Proof }) {
  const t = useWords()
  return (
    <Box component="li" sx={{ paddingBlock: 1.25, borderBlockEnd: '1px solid var(--line)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography component="h2" variant="body1">
          {t(`reconciliation.invariant.${invariant}`)}
        </Typography>
        <StateBadge
          tone={exceptionCount === 0 ? 'green' : 'clay'}
          label={
            exceptionCount === 0
              ? t('reconciliation.noExceptions')
              : t('reconciliation.exceptions', { smart_count: exceptionCount })
          }
        />
      </Box>
      {exceptions.length > 0 && (
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('reconciliation.record')}</TableCell>
              <TableCell align="right">{t('reconciliation.expected')}</TableCell>
              <TableCell align="right">{t('reconciliation.found')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {exceptions.map(({ noun, recordId, expected, found }) => (
              <TableRow key={`${noun} ${recordId}`}>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>{recordId}</TableCell>
                <TableCell align="right">{figureWords(invariant, expected)}</TableCell>
                <TableCell align="right">{figureWords(invariant, found)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Box>
  )
}
