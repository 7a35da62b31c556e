import { lazy, Suspense } from 'react'
import { Alert, Box, Button, List, ListItem, ListItemText, Typography } from '@mui/material'
import { useDataProvider } from 'react-admin'
import type { CauceDataProvider } from '../../providers/data.ts'
import { useActor } from '../../ui/ability.ts'
import { DecisionButtons, type Approval } from '../../ui/decision/decision-buttons.tsx'
import { sendDecision } from '../../ui/decision/use-decision.ts'
import { Amount } from '../../ui/figures.tsx'
import { openMoneyAttempt } from '../../ui/money-attempt.ts'
import { useWords } from '../../ui/words.ts'
import { StateBadge } from '../../ui/states.tsx'
import { amountOf, type Answer } from './answers.ts'
import { BulkApproval } from './bulk-approval.tsx'
import { BulkMatch } from './bulk-match.tsx'
import { bulkModeOf, isLine, isMovement, rejectionOf, type LineItem } from './bulk.ts'
import { matchObstacle } from './match-obstacle.ts'
import type { MarkedItem } from './queue.ts'
import type { Result } from '../../ui/use-on-each.ts'
import { useClaim } from './use-claims.ts'
import { useDecisionOnEach } from './use-decision-on-each.ts'

interface Props {
  readonly items: readonly MarkedItem[]
  /** The dialog of the approval is open. */
  readonly isApproving: boolean
  readonly onApproving: (isApproving: boolean) => void
  readonly onDecided: (item: MarkedItem) => void
  readonly onAnswered: (answers: readonly Answer[]) => void
  readonly onUnmark: (item: MarkedItem) => void
  readonly onClear: () => void
}

// Only marked rows have proofs to show.
const Thumbnail = lazy(async () => ({ default: (await import('../../ui/document/thumbnail.tsx')).Thumbnail }))

const LONGEST_REASON = 300

/** What can be done with all marked rows. A row that was refused stays, with its reason. */
export function BulkPane({ items, isApproving, onApproving, onDecided, onAnswered, onUnmark, onClear }: Props) {
  const t = useWords()
  const dataProvider = useDataProvider<CauceDataProvider>()
  const reject = async (item: MarkedItem, reason: string) => {
    if (isLine(item)) {
      await setAside(dataProvider, item, reason)
      return { kind: 'done' as const, words: t('backoffice.report.setAside') }
    }
    const { resource, change } = rejectionOf(item, reason)
    await sendDecision(resource, item.record, change, (params) => dataProvider.update(resource, params))
    return { kind: 'done' as const, words: t('backoffice.report.rejected') }
  }
  const { run, isBusy, results } = useDecisionOnEach(items, reject, { onDecided, onAnswered })
  const mode = bulkModeOf(items)
  const approval = useBulkApproval(items, () => onApproving(true))
  return (
    <Box component="article" sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          padding: 2,
          borderBlockEnd: '1px solid var(--line)',
        }}
      >
        <Typography component="h2" variant="h6">
          {t('backoffice.bulk.marked', { smart_count: items.length })}
        </Typography>
        <Button onClick={onClear} disabled={isBusy}>
          {t('backoffice.bulk.clear')}
        </Button>
      </Box>
      <List dense sx={{ flex: 1, overflowY: 'auto' }}>
        {items.map((item) => (
          <BulkRow key={item.key} item={item} result={results.get(item.key)} />
        ))}
      </List>
      <Box sx={{ padding: 2, borderBlockStart: '1px solid var(--line)', display: 'grid', gap: 1.5 }}>
        <Alert severity={mode === 'movements' || mode === 'lines' ? 'info' : 'warning'}>
          {t(`backoffice.bulk.help.${mode}`)}
        </Alert>
        {mode !== 'mixed' && (
          <DecisionButtons
            isBusy={isBusy}
            approval={approval}
            rejection={{
              label: t(mode === 'lines' ? 'matching.setAside' : 'backoffice.decision.reject'),
              reasonLabel: t('backoffice.bulk.reason'),
              isReasonRequired: true,
              longestReason: LONGEST_REASON,
              onReject: (reason) => void run(reason),
            }}
          />
        )}
      </Box>
      {isApproving && mode === 'movements' && (
        <BulkApproval
          items={items.filter(isMovement)}
          onDecided={onDecided}
          onAnswered={onAnswered}
          onLeaveOut={onUnmark}
          onClose={() => onApproving(false)}
        />
      )}
      {isApproving && mode === 'lines' && (
        <BulkMatch
          items={items.filter(isLine)}
          onDecided={onDecided}
          onAnswered={onAnswered}
          onClose={() => onApproving(false)}
        />
      )}
    </Box>
  )
}

/** The button that opens the dialog of an approval, with what keeps it closed; none where nothing is approved together. */
function useBulkApproval(items: readonly MarkedItem[], onApprove: () => void): Approval | undefined {
  const t = useWords()
  const actor = useActor()
  const mode = bulkModeOf(items)
  if (mode === 'movements')
    return { label: t('backoffice.bulk.approve', { smart_count: items.length }), opensDialog: true, onApprove }
  if (mode !== 'lines') return undefined
  const obstacle = matchObstacle(items.filter(isLine), actor?.userId)
  return {
    label: t('backoffice.bulk.match', { smart_count: items.length }),
    opensDialog: true,
    onApprove,
    forbidden: obstacle && t(`backoffice.bulk.obstacle.${obstacle.what}`, { name: obstacle.who }),
  }
}

/** Sets a line of a statement aside, under the key of its pane. */
const setAside = (dataProvider: CauceDataProvider, { record: { id, updatedAt } }: LineItem, reason: string) =>
  openMoneyAttempt(`matching:${id}:setAside`).send((idempotencyKey) =>
    dataProvider.decideMovement(id, 'setAside', { reason, updatedAt }, { idempotencyKey }),
  )

/** A marked row, claimed while it is, with its proof in small. */
function BulkRow({ item, result }: { readonly item: MarkedItem; readonly result: Result | undefined }) {
  const t = useWords()
  const { holder } = useClaim(item)
  const amount = amountOf(item)
  const proof = isMovement(item) ? item.record.document : null
  const isRefused = result !== undefined && !result.isDone
  return (
    <ListItem divider sx={{ gap: 1.5 }}>
      {isMovement(item) && (
        // The place stays where nothing proves it yet, so that the names stand in line.
        <Box sx={{ flex: 'none', width: '2.625rem' }}>
          {proof && (
            <Suspense fallback={null}>
              <Thumbnail file={proof} resource="transactions" id={item.record.id} />
            </Suspense>
          )}
        </Box>
      )}
      <ListItemText
        primary={`${t(`backoffice.inbox.kindOf.${item.kind}`)}, ${item.who}`}
        secondary={isRefused ? result.why : undefined}
        slotProps={{ secondary: { sx: { color: 'error.main' }, role: isRefused ? 'alert' : undefined } }}
      />
      {holder && <StateBadge tone="grey" label={t('backoffice.inbox.openBy', { name: holder.userName })} mayWrap />}
      {amount !== undefined && <Amount value={amount} sign="always" />}
    </ListItem>
  )
}
