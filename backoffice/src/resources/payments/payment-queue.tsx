import { useState } from 'react'
import { Box, Typography } from '@mui/material'
import { ToggleChip } from '../../ui/toggle-chip.tsx'
import { useGetList, useCanAccess } from 'react-admin'
import { MAXIMUM_BATCH } from '@cauce/contract'
import { formatMoney } from '@cauce/format/money.ts'
import type { PaymentRecord } from '../../providers/records.ts'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { accessTo } from '../../ui/ability.ts'
import { InsteadOfRows } from '../../ui/failure.tsx'
import { Section } from '../../ui/section.tsx'
import { useWords } from '../../ui/words.ts'
import { sumOf } from '../transactions/effect-of.ts'
import { MakeBatch } from './make-batch.tsx'
import { needsReason } from './payment-facts.ts'
import { QueueTable } from './queue-table.tsx'

const canLeaveAtOnce = ({ problems }: PaymentRecord): boolean => problems.length === 0

/** Payments that wait, oldest first: those that can leave are chosen for a batch, the others say what they lack. */
export function PaymentQueue() {
  const t = useWords()
  const { data, total, error, refetch } = useGetList<PaymentRecord>('payments', {
    filter: { state: 'queued' },
    sort: { field: 'createdAt', order: 'ASC' },
    pagination: { page: 1, perPage: MAXIMUM_BATCH },
  })
  return (
    <Section
      title={t('payments.queue')}
      actions={data && total !== undefined && <QueueSum rows={data} total={total} />}
    >
      <InsteadOfRows rows={data} error={error} onRetry={refetch} none={t('payments.queueEmpty')} />
      {data !== undefined && data.length > 0 && <Queue rows={data} />}
    </Section>
  )
}

const sumOfPayments = (payments: readonly PaymentRecord[]) => sumOf(payments.map(({ amount }) => amount))

function QueueSum({ rows, total }: { readonly rows: readonly PaymentRecord[]; readonly total: number }) {
  const t = useWords()
  return (
    <Typography component="output" sx={{ color: 'text.secondary' }}>
      {total > rows.length
        ? t('payments.queueMore', { shown: rows.length, total })
        : t('payments.queueSum', { smart_count: total, amount: formatMoney(sumOfPayments(rows)) })}
    </Typography>
  )
}

function Queue({ rows }: { readonly rows: readonly PaymentRecord[] }) {
  const t = useWords()
  const { canAccess: mayBatch } = useCanAccess(accessTo('payments.batch'))
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const [onlyKept, setOnlyKept] = useState(false)
  const [isMaking, setMaking] = useState(false)
  const able = rows.filter(canLeaveAtOnce)
  const kept = rows.filter((row) => !canLeaveAtOnce(row))
  // A payment that has left the queue since it was chosen is not part of the choice any more.
  const chosen = rows.filter((row) => picked.has(row.id) && (canLeaveAtOnce(row) || needsReason(row)))
  const toggle = (id: string) =>
    setPicked((present) => new Set(present.has(id) ? [...present].filter((other) => other !== id) : [...present, id]))
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginBlock: 1 }}>
        {mayBatch && (able.length > 0 || rows.some(needsReason)) && (
          <DialogButton variant="contained" disabled={chosen.length === 0} onClick={() => setMaking(true)}>
            {chosen.length === 0
              ? t('payments.makeTitle')
              : t('payments.makeBatch', { smart_count: chosen.length, amount: formatMoney(sumOfPayments(chosen)) })}
          </DialogButton>
        )}
        {kept.length > 0 && (
          <ToggleChip
            label={t('payments.keptOut', { smart_count: kept.length })}
            isChosen={onlyKept}
            onClick={() => setOnlyKept(!onlyKept)}
          />
        )}
      </Box>
      <QueueTable
        rows={onlyKept && kept.length > 0 ? kept : rows}
        able={able}
        chosen={chosen}
        onToggle={mayBatch ? toggle : undefined}
        onAll={(isOn) => setPicked(new Set(isOn ? able.map(({ id }) => id) : []))}
      />
      {isMaking && <MakeBatch payments={chosen} onClose={() => setMaking(false)} />}
    </>
  )
}
