import { Alert, Box, Button, List, ListItem, ListItemText, Typography } from '@mui/material'
import { useDataProvider } from 'react-admin'
import { DecisionButtons } from '../../ui/decision/decision-buttons.tsx'
import { sendDecision } from '../../ui/decision/use-decision.ts'
import { Amount } from '../../ui/figures.tsx'
import { useWords } from '../../ui/words.ts'
import { signedAmountOf } from '../transactions/effect-of.ts'
import { BulkApproval } from './bulk-approval.tsx'
import { bulkModeOf, isMovement, rejectionOf } from './bulk.ts'
import type { MarkedItem } from './queue.ts'
import { useDecisionOnEach, type Result } from './use-decision-on-each.ts'

interface Props {
  readonly items: readonly MarkedItem[]
  /** The dialog of the approval is open. */
  readonly isApproving: boolean
  readonly onApproving: (isApproving: boolean) => void
  readonly onDecided: (item: MarkedItem) => void
  readonly onClear: () => void
}

const LONGEST_REASON = 300

/** What can be done with all marked rows. A row that was refused stays, with its reason. */
export function BulkPane({ items, isApproving, onApproving, onDecided, onClear }: Props) {
  const t = useWords()
  const dataProvider = useDataProvider()
  const reject = (item: MarkedItem, reason: string) => {
    const { resource, change } = rejectionOf(item, reason)
    return sendDecision(resource, item.record, change, (params) => dataProvider.update(resource, params))
  }
  const { run, isBusy, results } = useDecisionOnEach(items, reject, onDecided)
  const mode = bulkModeOf(items)
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
        <Alert severity={mode === 'movements' ? 'info' : 'warning'}>{t(`backoffice.bulk.help.${mode}`)}</Alert>
        {mode !== 'mixed' && (
          <DecisionButtons
            isBusy={isBusy}
            approval={
              mode === 'movements'
                ? {
                    label: t('backoffice.bulk.approve', { smart_count: items.length }),
                    onApprove: () => onApproving(true),
                  }
                : undefined
            }
            rejection={{
              label: t('backoffice.decision.reject'),
              reasonLabel: t('backoffice.bulk.reason'),
              isReasonRequired: true,
              longestReason: LONGEST_REASON,
              onReject: (reason) => void run(reason),
            }}
          />
        )}
      </Box>
      {isApproving && mode === 'movements' && (
        <BulkApproval items={items.filter(isMovement)} onDecided={onDecided} onClose={() => onApproving(false)} />
      )}
    </Box>
  )
}

function BulkRow({ item, result }: { readonly item: MarkedItem; readonly result: Result | undefined }) {
  const t = useWords()
  const isRefused = result !== undefined && !result.isDone
  return (
    <ListItem divider sx={{ gap: 1 }}>
      <ListItemText
        primary={`${t(`backoffice.inbox.kindOf.${item.kind}`)}, ${item.who}`}
        secondary={isRefused ? result.why : undefined}
        slotProps={{ secondary: { sx: { color: 'error.main' }, role: isRefused ? 'alert' : undefined } }}
      />
      {isMovement(item) && <Amount value={signedAmountOf(item.record)} sign="always" />}
    </ListItem>
  )
}
