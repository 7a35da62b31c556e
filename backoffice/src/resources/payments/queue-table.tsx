import { Box, Checkbox, Table, TableBody, TableCell, TableFooter, TableHead, TableRow, Typography } from '@mui/material'
import { formatDate } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import type { PaymentRecord } from '../../providers/records.ts'
import { Amount } from '../../ui/figures.tsx'
import { useWords } from '../../ui/words.ts'
import { sumOf } from '../transactions/effect-of.ts'
import { Payee, payeeName } from './payee.tsx'
import { needsReason } from './payment-facts.ts'
import { PaymentSteps } from './payment-steps.tsx'

interface TableProps {
  readonly rows: readonly PaymentRecord[]
  readonly able: readonly PaymentRecord[]
  readonly chosen: readonly PaymentRecord[]
  /** Absent for those who make no batches. */
  readonly onToggle: ((id: string) => void) | undefined
  readonly onAll: (isOn: boolean) => void
}

/** Payments that wait, with a tick for each that can leave, and the sum of those that are ticked. */
export function QueueTable({ rows, able, chosen, onToggle, onAll }: TableProps) {
  const t = useWords()
  return (
    <Box component="section" aria-label={t('payments.queue')} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Table>
        <TableHead>
          <TableRow>
            {onToggle && (
              <TableCell padding="checkbox">
                <Checkbox
                  checked={able.length > 0 && able.every((one) => chosen.includes(one))}
                  indeterminate={chosen.length > 0 && !able.every((one) => chosen.includes(one))}
                  disabled={able.length === 0}
                  onChange={(_event, isOn) => onAll(isOn)}
                  slotProps={{ input: { 'aria-label': t('payments.pickAll') } }}
                />
              </TableCell>
            )}
            <TableCell>{t('payments.whom')}</TableCell>
            <TableCell sx={notOnPhones}>{t('payments.fields.kind')}</TableCell>
            <TableCell sx={notOnPhones}>{t('payments.approved')}</TableCell>
            <TableCell align="right">{t('common.amount')}</TableCell>
            <TableCell align="right" sx={notOnPhones}>
              {t('backoffice.actions')}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((payment) => (
            <QueueRow
              key={payment.id}
              payment={payment}
              isChosen={chosen.includes(payment)}
              onToggle={onToggle && (() => onToggle(payment.id))}
            />
          ))}
        </TableBody>
        {chosen.length > 0 && (
          <TableFooter>
            <TableRow>
              {onToggle && <TableCell />}
              <TableCell component="th" scope="row">
                {t('payments.picked', { smart_count: chosen.length })}
              </TableCell>
              <TableCell colSpan={2} sx={notOnPhones} />
              <TableCell align="right" sx={{ fontWeight: 600, color: 'text.primary' }}>
                <Amount value={sumOf(chosen.map(({ amount }) => amount))} />
              </TableCell>
              <TableCell sx={notOnPhones} />
            </TableRow>
          </TableFooter>
        )}
      </Table>
    </Box>
  )
}

/** A phone shows whom, what and how much in two lines. */
const notOnPhones = { display: { xs: 'none', sm: 'table-cell' } } as const
const onPhones = { display: { sm: 'none' } } as const

interface RowProps {
  readonly payment: PaymentRecord
  readonly isChosen: boolean
  readonly onToggle: (() => void) | undefined
}

function QueueRow({ payment, isChosen, onToggle }: RowProps) {
  const t = useWords()
  const { kind, amount, createdAt, problems } = payment
  const isKept = problems.length > 0
  return (
    <TableRow selected={isChosen}>
      {onToggle && (
        <TableCell padding="checkbox">
          <Checkbox
            checked={isChosen}
            disabled={isKept && !needsReason(payment)}
            onChange={onToggle}
            slotProps={{
              input: {
                'aria-label': t('payments.pick', { name: payeeName(payment), amount: formatMoney(amount) }),
              },
            }}
          />
        </TableCell>
      )}
      <TableCell component="th" scope="row" sx={{ fontWeight: 'inherit', overflowWrap: 'anywhere' }}>
        <Payee payment={payment} />
        <Typography variant="caption" component="span" sx={{ ...onPhones, color: 'text.secondary' }}>
          {t(`payments.kind.${kind}`)}, {formatDate(createdAt)}
        </Typography>
        {isKept && (
          <Typography variant="body2" component="span" sx={{ display: 'block', color: 'error.main', fontWeight: 550 }}>
            <span aria-hidden>✕</span> {problems.map((problem) => t(`payments.problem.${problem}`)).join(' ')}
          </Typography>
        )}
        <Box sx={onPhones}>
          <PaymentSteps payment={payment} />
        </Box>
      </TableCell>
      <TableCell sx={notOnPhones}>{t(`payments.kind.${kind}`)}</TableCell>
      <TableCell sx={{ ...notOnPhones, whiteSpace: 'nowrap' }}>{formatDate(createdAt)}</TableCell>
      <TableCell align="right">
        <Amount value={amount} />
      </TableCell>
      <TableCell align="right" sx={notOnPhones}>
        <PaymentSteps payment={payment} />
      </TableCell>
    </TableRow>
  )
}
