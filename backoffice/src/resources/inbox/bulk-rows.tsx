import type { ComponentProps, ReactNode } from 'react'
import { Alert, Box, Button, Typography, Skeleton } from '@mui/material'
import { DecisionButtons } from '../../ui/decision/decision-buttons.tsx'
import { useWords } from '../../ui/words.ts'
import { bulkModeOf, type MovementItem } from './bulk.ts'
import type { MarkedItem } from './queue.ts'
import { Sign } from '../../ui/document/sign.tsx'
import { Amount } from '../../ui/figures.tsx'
import { StateBadge } from '../../ui/states.tsx'
import { amountOf, LOOK_OF_ANSWER, type Answer } from './answers.ts'
import { useClaim } from './use-claims.ts'
import { maskIbanShort } from '@cauce/format/iban.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { useFirstApproval } from '../../ui/first-approval.ts'
import type { BalanceEffect } from '../transactions/effect-of.ts'
import { ProofField, SeenTick, type Evidence } from '../transactions/evidence.tsx'
import { Hint } from '../../ui/section.tsx'

interface Props {
  readonly items: readonly MarkedItem[]
  readonly total?: string | undefined
  readonly buttons?: Pick<ComponentProps<typeof DecisionButtons>, 'approval' | 'rejection'>
  readonly isBusy: boolean
  readonly onClear: () => void
  readonly children: ReactNode
}

export function BulkFrame({ items, total, buttons, isBusy, onClear, children }: Props) {
  const t = useWords()
  const mode = bulkModeOf(items)
  return (
    <Box component="article" sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <Box component="header" sx={header}>
        <Typography component="h2" variant="h6">
          {t('backoffice.bulk.marked', { smart_count: items.length })}
        </Typography>
        <Button onClick={onClear} disabled={isBusy}>
          {t('backoffice.bulk.clear')}
        </Button>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, flex: 1, minHeight: 0, overflowY: 'auto' }}>
        {children}
      </Box>
      <Box sx={{ padding: 2, borderBlockStart: '1px solid var(--line)', display: 'grid', gap: 1.5 }}>
        {(mode === 'mixed' || mode === 'one-by-one') && (
          <Alert severity="warning">{t(`backoffice.bulk.help.${mode}`)}</Alert>
        )}
        {total !== undefined && <Typography sx={{ fontWeight: 550 }}>{total}</Typography>}
        {buttons && <DecisionButtons {...buttons} isBusy={isBusy} />}
      </Box>
    </Box>
  )
}

const header = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: 2,
  borderBlockEnd: '1px solid var(--line)',
} as const

interface BulkRowProps {
  readonly item: MarkedItem
  readonly id: string
  readonly title?: string
  readonly note?: string | undefined
  readonly answer: Answer | undefined
  readonly isBusy: boolean
  readonly onLeaveOut: () => void
  readonly children?: ReactNode
}

export function BulkRow({ item, id, title, note, answer, isBusy, onLeaveOut, children }: BulkRowProps) {
  const t = useWords()
  const { holder } = useClaim(item.row, true)
  const amount = amountOf(item)
  return (
    <Box component="li" aria-labelledby={`${id}-name`} sx={row}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Typography component="h3" variant="subtitle1" id={`${id}-name`} sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {title ?? `${t(`backoffice.inbox.kindOf.${item.kind}`)}, ${item.who}`}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, flex: 'none' }}>
          {amount !== undefined && (
            <Typography component="span" variant="subtitle1">
              <Amount value={amount} sign="always" />
            </Typography>
          )}
          <Button size="small" disabled={isBusy} onClick={onLeaveOut} aria-describedby={`${id}-name`}>
            {t('backoffice.bulk.leaveOut')}
          </Button>
        </Box>
      </Box>
      {holder && <StateBadge tone="grey" label={t('backoffice.inbox.openBy', { name: holder.userName })} mayWrap />}
      {note !== undefined && <StateBadge tone="blue" label={note} mayWrap />}
      {children}
      <Box aria-live="polite">
        {answer?.kind === 'refused' && <Alert severity="error">{answer.words}</Alert>}
        {answer && answer.kind !== 'refused' && <Sign look={LOOK_OF_ANSWER[answer.kind]}>{answer.words}</Sign>}
      </Box>
    </Box>
  )
}

const row = {
  display: 'grid',
  gap: 1,
  justifyItems: 'stretch',
  padding: 2,
  borderBlockEnd: '1px solid var(--line)',
  '& > *': { minWidth: 0 },
} as const

interface BulkMovementProps {
  readonly item: MovementItem
  readonly id: string
  readonly effect: BalanceEffect | undefined
  readonly evidence: Evidence
  readonly onChange: (change: Partial<Evidence>) => void
  readonly answer: Answer | undefined
  readonly isBusy: boolean
  readonly onLeaveOut: () => void
}

export function BulkMovement({ item, id, effect, evidence, onChange, ...row }: BulkMovementProps) {
  const t = useWords()
  const { record, who } = item
  const { note } = useFirstApproval(record.firstApproval, true)
  const fields = { record, evidence, onChange, id, disabled: row.isBusy }
  return (
    <BulkRow {...row} item={item} id={id} title={t(`backoffice.decision.${record.type}Of`, { name: who })} note={note}>
      <Hint isSmall>
        {record.bankAccount &&
          t(`backoffice.inbox.${record.type === 'income' ? 'fromAccount' : 'toAccount'}`, {
            account: maskIbanShort(record.bankAccount.account),
          })}
      </Hint>
      <BalanceLine effect={effect} />
      <ProofField {...fields} />
      <SeenTick {...fields} />
    </BulkRow>
  )
}

export function BalanceLine({ effect }: { readonly effect: BalanceEffect | undefined }) {
  const t = useWords()
  if (!effect) return <Skeleton variant="rounded" height="1.5rem" />
  const [before, after] = [formatMoney(effect.before), formatMoney(effect.after)]
  return <Typography variant="body2">{t('backoffice.bulk.balances', { smart_count: 1, before, after })}</Typography>
}
