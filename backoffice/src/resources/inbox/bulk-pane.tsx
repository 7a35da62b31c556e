import { useState } from 'react'
import { Box, Button, List, ListItem, ListItemText, Typography } from '@mui/material'
import { useDataProvider } from 'react-admin'
import { DecisionButtons } from '../../ui/decision/decision-buttons.tsx'
import { sendDecision } from '../../ui/decision/use-decision.ts'
import { useAction } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'
import { bulkChangeFor, resourceOf, type BulkDecision } from './bulk.ts'
import type { QueueItem } from './queue.ts'

type Result = { readonly isDone: true } | { readonly isDone: false; readonly why: string }

interface Props {
  readonly items: readonly QueueItem[]
  readonly onDecided: (item: QueueItem) => void
  readonly onClear: () => void
}

const LONGEST_REASON = 300

/** Sends one decision for many items, each by itself. */
function useBulkDecision({ items, onDecided }: Pick<Props, 'items' | 'onDecided'>) {
  const t = useWords()
  const dataProvider = useDataProvider()
  const [results, setResults] = useState<ReadonlyMap<string, Result>>(new Map())

  const decideOne = async (item: QueueItem, decision: BulkDecision): Promise<Result> => {
    const change = bulkChangeFor(item, decision)
    if (!change) return { isDone: false, why: t('errors.proof-required') }
    const resource = resourceOf(item)
    try {
      await sendDecision(resource, item.record, change, (params) => dataProvider.update(resource, params))
      return { isDone: true }
    } catch (error) {
      return { isDone: false, why: (error as Error).message }
    }
  }

  const { run, isBusy } = useAction(
    async (decision: BulkDecision) => {
      const decided: string[] = []
      // One after the other, so that each row shows its outcome before the next one is sent.
      for (const item of items) {
        const result = await decideOne(item, decision)
        setResults((present) => new Map([...present, [item.key, result]]))
        if (!result.isDone) continue
        decided.push(item.who)
        onDecided(item)
      }
      return decided
    },
    {
      words: (decided) => (decided.length > 0 ? t('backoffice.bulk.done', { names: decided.join('; ') }) : undefined),
      affects: ['transactions', 'bankAccounts', 'verifications', 'wallets'],
    },
  )
  return { run, isBusy, results }
}

/** One decision for all marked rows. A row that was refused stays, with its reason. */
export function BulkPane({ items, onDecided, onClear }: Props) {
  const t = useWords()
  const { run, isBusy, results } = useBulkDecision({ items, onDecided })
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
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t('backoffice.bulk.help')}
        </Typography>
        <DecisionButtons
          isBusy={isBusy}
          approval={{
            label: t('backoffice.bulk.approve', { smart_count: items.length }),
            onApprove: () => void run({ verb: 'approve' }),
          }}
          rejection={{
            label: t('backoffice.decision.reject'),
            reasonLabel: t('backoffice.bulk.reason'),
            isReasonRequired: true,
            longestReason: LONGEST_REASON,
            onReject: (reason) => void run({ verb: 'reject', reason }),
          }}
        />
      </Box>
    </Box>
  )
}

function BulkRow({ item, result }: { readonly item: QueueItem; readonly result: Result | undefined }) {
  const t = useWords()
  const isRefused = result !== undefined && !result.isDone
  return (
    <ListItem divider>
      <ListItemText
        primary={`${t(`backoffice.inbox.kindOf.${item.kind}`)}, ${item.who}`}
        secondary={isRefused ? result.why : undefined}
        slotProps={{ secondary: { sx: { color: 'error.main' }, role: isRefused ? 'alert' : undefined } }}
      />
    </ListItem>
  )
}
