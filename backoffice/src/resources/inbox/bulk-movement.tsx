import { useId } from 'react'
import { Alert, Box, Button, Skeleton, Stack, Typography } from '@mui/material'
import { maskIbanShort } from '@cauce/format/iban.ts'
import { Amount, Effect } from '../../ui/figures.tsx'
import { useFirstApproval } from '../../ui/first-approval.ts'
import { StateBadge } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'
import { signedAmountOf, type BalanceEffect } from '../transactions/effect-of.ts'
import { ProofField, SeenTick, type Evidence } from '../transactions/evidence.tsx'
import type { MovementItem } from './bulk.ts'
import type { Result } from '../../ui/use-on-each.ts'

interface MovementProps {
  readonly item: MovementItem
  readonly effect: BalanceEffect | undefined
  readonly evidence: Evidence
  readonly onChange: (change: Partial<Evidence>) => void
  readonly isBusy: boolean
  /** Takes its mark off; absent for the last one. */
  readonly onLeaveOut: (() => void) | undefined
  readonly result: Result | undefined
}

/** One movement with its amount, its effect, its proof and its tick. */
export function Movement({
  item: { record, who },
  effect,
  evidence,
  onChange,
  isBusy,
  onLeaveOut,
  result,
}: MovementProps) {
  const t = useWords()
  const id = useId()
  const { note } = useFirstApproval(record.firstApproval, true)
  const fields = { record, evidence, onChange, id, disabled: isBusy }
  return (
    <Stack component="section" aria-labelledby={`${id}-name`} spacing={1}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Typography component="h3" variant="subtitle1" id={`${id}-name`} sx={{ overflowWrap: 'anywhere' }}>
          {t(`backoffice.decision.${record.type}Of`, { name: who })}
        </Typography>
        <Typography component="span" variant="subtitle1">
          <Amount value={signedAmountOf(record)} sign="always" />
        </Typography>
      </Box>
      {note !== undefined && <StateBadge tone="blue" label={note} mayWrap />}
      {record.bankAccount && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(`backoffice.inbox.${record.type === 'income' ? 'fromAccount' : 'toAccount'}`, {
            account: maskIbanShort(record.bankAccount.account),
          })}
        </Typography>
      )}
      {effect ? (
        <Effect
          before={{ label: t('backoffice.decision.balanceNow'), value: <Amount value={effect.before} /> }}
          after={{ label: t('backoffice.decision.balanceAfter'), value: <Amount value={effect.after} /> }}
        />
      ) : (
        <Skeleton variant="rounded" height={66} />
      )}
      <ProofField {...fields} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <SeenTick {...fields} />
        {onLeaveOut && (
          <Button size="small" disabled={isBusy} onClick={onLeaveOut} aria-describedby={`${id}-name`}>
            {t('backoffice.bulk.leaveOut')}
          </Button>
        )}
      </Box>
      {result !== undefined && !result.isDone && <Alert severity="error">{result.why}</Alert>}
    </Stack>
  )
}
