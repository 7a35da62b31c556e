import {
  Box,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material'
import type { PaymentBatchRecord, PaymentRecord } from '../../providers/records.ts'
import { Amount } from '../../ui/figures.tsx'
import { Term, Terms } from '../../ui/terms.tsx'
import { useWords } from '../../ui/words.ts'
import { Payee } from './payee.tsx'
import { failureWords, isVoid, outcomeOf } from './payment-facts.ts'
import { PayeeVerification, PaymentStateBadge } from './payment-states.tsx'
import { PaymentSteps } from './payment-steps.tsx'

interface Props {
  readonly batch: PaymentBatchRecord
  readonly payments: readonly PaymentRecord[]
}

/** The payments of a batch with what became of each, and the sums of it. */
export function BatchPayments({ batch: { number, state }, payments }: Props) {
  const t = useWords()
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  return (
    <>
      <Box
        component="section"
        aria-label={t('paymentBatches.payments', { number })}
        tabIndex={0}
        sx={{ overflowX: 'auto' }}
      >
        <Table>
          <TableHead>
            <TableRow>
              <TableCell>{t('payments.whom')}</TableCell>
              {!isNarrow && <TableCell>{t('paymentBatches.result')}</TableCell>}
              <TableCell align="right">{t('common.amount')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {payments.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} isNarrow={isNarrow} />
            ))}
          </TableBody>
        </Table>
      </Box>
      {state !== 'draft' && payments.length > 0 && <Outcome payments={payments} />}
    </>
  )
}

interface RowProps {
  readonly payment: PaymentRecord
  /** A phone shows the result below the name. */
  readonly isNarrow: boolean
}

function PaymentRow({ payment, isNarrow }: RowProps) {
  const t = useWords()
  return (
    <TableRow>
      <TableCell
        component="th"
        scope="row"
        sx={{ fontWeight: 'inherit', overflowWrap: 'anywhere', minWidth: { sm: '13rem' } }}
      >
        <Payee payment={payment} />
        <Typography variant="caption" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {t(`payments.kind.${payment.kind}`)}
        </Typography>
        {isNarrow && <Result payment={payment} />}
      </TableCell>
      {!isNarrow && (
        <TableCell>
          <Result payment={payment} />
        </TableCell>
      )}
      <TableCell align="right">
        <Amount value={payment.amount} isVoid={isVoid(payment)} />
        <PaymentSteps payment={payment} />
      </TableCell>
    </TableRow>
  )
}

/** The state of a payment, what the bank says of the payee, and why and where its money came back. */
function Result({ payment }: Pick<RowProps, 'payment'>) {
  const t = useWords()
  const { kind, state } = payment
  const hasComeBack = state === 'refused' || state === 'returned'
  return (
    <Stack sx={{ alignItems: 'start', gap: 0.25 }}>
      <PaymentStateBadge state={state} />
      <PayeeVerification payment={payment} />
      {hasComeBack && (
        <Typography variant="body2" component="span">
          {failureWords(payment, t)}. {t(`payments.givenBack.${kind}`)}
        </Typography>
      )}
    </Stack>
  )
}

/** What was ordered, what did not leave or came back, and what was paid. */
function Outcome({ payments }: Pick<Props, 'payments'>) {
  const t = useWords()
  const { ordered, refused, returned, underWay, executed } = outcomeOf(payments)
  const isNothing = (amount: string) => amount === '0.00'
  return (
    <Box sx={{ maxWidth: '24rem', marginInlineStart: 'auto', marginBlockStart: 1 }}>
      <Terms>
        <Term label={t('paymentBatches.outcome.ordered', { smart_count: payments.length })}>
          <Amount value={ordered} />
        </Term>
        {!isNothing(refused) && (
          <Term label={t('paymentBatches.outcome.refused')}>
            <Amount value={`-${refused}`} />
          </Term>
        )}
        {!isNothing(returned) && (
          <Term label={t('paymentBatches.outcome.returned')}>
            <Amount value={`-${returned}`} />
          </Term>
        )}
        {!isNothing(underWay) && (
          <Term label={t('paymentBatches.outcome.underWay')}>
            <Amount value={underWay} />
          </Term>
        )}
        <Term label={t('paymentBatches.outcome.executed')}>
          <Amount value={executed} />
        </Term>
      </Terms>
    </Box>
  )
}
