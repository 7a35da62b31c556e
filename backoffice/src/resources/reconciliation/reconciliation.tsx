import { Alert, Box, Button, Skeleton, Typography } from '@mui/material'
import { formatDateTime } from '@cauce/format/dates.ts'
import { useRead } from '../../providers/call.ts'
import type { ReconciliationReport } from '../../providers/records.ts'
import { FigureTable } from '../../ui/figure-table.tsx'
import { Lead, PageHeading } from '../../ui/section.tsx'
import { StateBadge } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'
import { figureWords } from './figure-words.ts'

type Proof = ReconciliationReport['invariants'][number]

export function Reconciliation() {
  const t = useWords()
  const { data, error, isFetching, refetch } = useRead(['reconciliation'], 'GET /v1/misc/reconciliation')
  const count = data?.invariants.reduce((sum, { exceptionCount }) => sum + exceptionCount, 0) ?? 0
  return (
    <>
      <PageHeading title={t('reconciliation.title')}>
        <Button variant="outlined" onClick={() => void refetch()} loading={isFetching}>
          {t('reconciliation.again')}
        </Button>
      </PageHeading>
      <Lead>{t('reconciliation.about')}</Lead>
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
        <FigureTable
          label={t(`reconciliation.invariant.${invariant}`)}
          headings={[t('reconciliation.record'), t('reconciliation.expected'), t('reconciliation.found')]}
          rows={exceptions.map(({ noun, recordId, expected, found }) => ({
            key: `${noun} ${recordId}`,
            name: recordId,
            figures: [figureWords(invariant, expected), figureWords(invariant, found)],
          }))}
        />
      )}
    </Box>
  )
}
