import { Alert, Box, Typography } from '@mui/material'
import { formatMoney } from '@cauce/format/money.ts'
import type { ImportRecord } from '../../providers/records.ts'
import { ConfirmButton } from '../../ui/confirm-dialog.tsx'
import { useMoneyCall } from '../../ui/money-attempt.ts'
import { useWords } from '../../ui/words.ts'

interface Props {
  readonly record: ImportRecord
}

const AFFECTED = ['imports', 'importLines'] as const
export function BeginButton({ record }: Props) {
  const t = useWords()
  const call = useMoneyCall(`import ${record.id}`)
  const { goodCount, refusedCount, mode } = record
  if (mode === 'whole' && refusedCount > 0) return <Alert severity="warning">{t('imports.refusedWhole')}</Alert>
  if (goodCount === 0) return <Alert severity="warning">{t('errors.import-has-no-good-line')}</Alert>
  const label = t('imports.begin', { smart_count: goodCount })
  return (
    <Box>
      <ConfirmButton
        label={label}
        button={{ variant: 'contained' }}
        title={t('imports.beginTitle')}
        consequence={<Consequence record={record} />}
        act={() => call('POST /v1/misc/imports/{id}/begin', { params: { id: record.id } })}
        affects={AFFECTED}
      />
    </Box>
  )
}

function Consequence({ record: { kind, goodCount, refusedCount, isInviting, incomes, withdrawals } }: Props) {
  const t = useWords()
  const sentences =
    kind === 'customers'
      ? [t('imports.beginCustomers', { smart_count: goodCount }), ...(isInviting ? [t('imports.beginInvited')] : [])]
      : [
          t('imports.beginMovements', {
            smart_count: goodCount,
            deposits: formatMoney(incomes),
            withdrawals: formatMoney(withdrawals),
          }),
          t('imports.beginFourEyes'),
        ]
  return (
    <>
      {[...sentences, ...(refusedCount > 0 ? [t('imports.leftOut', { smart_count: refusedCount })] : [])].map(
        (sentence) => (
          <Typography key={sentence} sx={{ marginBlockEnd: 1 }}>
            {sentence}
          </Typography>
        ),
      )}
    </>
  )
}

/** Takes back what an import made. The API refuses it once something followed. */
export function UndoButton({ record: { id, state, kind } }: Props) {
  const t = useWords()
  const call = useMoneyCall(`undo import ${id}`)
  if (state !== 'imported') return null
  return (
    <ConfirmButton
      label={t('imports.undo')}
      button={{ variant: 'outlined', color: 'error' }}
      title={t('imports.undoTitle')}
      consequence={t(kind === 'customers' ? 'imports.undoCustomers' : 'imports.undoMovements')}
      isDangerous
      reason={{ label: t('imports.undoReason') }}
      act={(reason: string) => call('POST /v1/misc/imports/{id}/undo', { params: { id }, body: { reason } })}
      affects={AFFECTED}
    />
  )
}
