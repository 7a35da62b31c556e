import { Skeleton, Typography } from '@mui/material'
import { maskIbanShort } from '@cauce/format/iban.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { useFirstApproval } from '../../ui/first-approval.ts'
import { useWords } from '../../ui/words.ts'
import type { BalanceEffect } from '../transactions/effect-of.ts'
import { ProofField, SeenTick, type Evidence } from '../transactions/evidence.tsx'
import type { Answer } from './answers.ts'
import { BulkRow } from './bulk-row.tsx'
import type { MovementItem } from './bulk.ts'
import { Hint } from '../../ui/section.tsx'

interface Props {
  readonly item: MovementItem
  readonly id: string
  readonly effect: BalanceEffect | undefined
  readonly evidence: Evidence
  readonly onChange: (change: Partial<Evidence>) => void
  readonly answer: Answer | undefined
  readonly isBusy: boolean
  readonly onLeaveOut: () => void
}

export function BulkMovement({ item, id, effect, evidence, onChange, ...row }: Props) {
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
