import { useId, useState } from 'react'
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material'
import { useDataProvider, useGetMany } from 'react-admin'
import { formatMoney } from '@cauce/format/money.ts'
import type { WalletRecord } from '../../providers/records.ts'
import { sendDecision } from '../../ui/decision/use-decision.ts'
import { useWords } from '../../ui/words.ts'
import { effectsOf, sumOf } from '../transactions/effect-of.ts'
import { missingEvidence, NO_EVIDENCE, type Evidence } from '../transactions/evidence.tsx'
import { Movement } from './bulk-movement.tsx'
import type { MovementItem } from './bulk.ts'
import type { MarkedItem } from './queue.ts'
import { useDecisionOnEach } from './use-decision-on-each.ts'

interface Props {
  readonly items: readonly MovementItem[]
  readonly onDecided: (item: MarkedItem) => void
  readonly onClose: () => void
}

/**
 * Approves movements of one type together. Each asks for what it asks for alone: its proof, opened or attached, and the tick,
 * with its effect in view. The button names the sum and works once nothing is missing (handbook rule 14.15). An approved
 * movement leaves the dialog, a refused one stays with its reason.
 */
export function BulkApproval({ items, onDecided, onClose }: Props) {
  const t = useWords()
  const id = useId()
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const dataProvider = useDataProvider()
  const { evidenceOf, change } = useEvidence()
  const { data: wallets = [] } = useGetMany<WalletRecord>('wallets', {
    ids: [...new Set(items.map(({ record }) => record.walletId))],
  })
  const effects = effectsOf(
    items.map(({ record }) => record),
    wallets,
  )
  const approve = async ({ key, record }: MarkedItem) => {
    const { file } = evidenceOf(key)
    await sendDecision('transactions', record, { status: 'completed', ...(file && { file }) }, (params) =>
      dataProvider.update('transactions', params),
    )
  }
  const { run, isBusy, results } = useDecisionOnEach(items, approve, onDecided)
  const missing = items.flatMap(({ key, who, record }) => {
    const what = missingEvidence(record, evidenceOf(key))
    return what ? [{ name: who, what: t(`backoffice.decision.${what}`) }] : []
  })[0]

  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      aria-labelledby={id}
      maxWidth="sm"
      fullWidth
      fullScreen={isNarrow}
    >
      <DialogTitle id={id}>{t(`backoffice.bulk.title.${items[0]!.kind}`, { smart_count: items.length })}</DialogTitle>
      <DialogContent>
        <Stack spacing={3}>
          {items.map((item) => (
            <Movement
              key={item.key}
              item={item}
              effect={effects.get(item.record.id)}
              evidence={evidenceOf(item.key)}
              onChange={(evidence) => change(item.key, evidence)}
              isBusy={isBusy}
              result={results.get(item.key)}
            />
          ))}
        </Stack>
      </DialogContent>
      <Box sx={{ paddingInline: 3, paddingBlock: 1, borderBlockStart: '1px solid var(--line)' }}>
        <Typography sx={{ fontWeight: 550 }}>{items.map(({ who }) => who).join('; ')}</Typography>
        <Typography component="output" variant="caption" sx={{ color: 'text.secondary' }}>
          {missing && t('backoffice.bulk.missing', missing)}
        </Typography>
      </Box>
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy}>
          {t('common.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={missing !== undefined}
          loading={isBusy}
          loadingPosition="start"
          onClick={() => void run(undefined)}
        >
          {t('backoffice.bulk.approveSum', {
            smart_count: items.length,
            sum: formatMoney(sumOf(items.map(({ record }) => record.amount))),
          })}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** What has been shown for each movement. */
function useEvidence() {
  const [shown, setShown] = useState<ReadonlyMap<string, Evidence>>(new Map())
  return {
    evidenceOf: (key: string) => shown.get(key) ?? NO_EVIDENCE,
    change: (key: string, change: Partial<Evidence>) =>
      setShown((present) => new Map([...present, [key, { ...(present.get(key) ?? NO_EVIDENCE), ...change }]])),
  }
}
