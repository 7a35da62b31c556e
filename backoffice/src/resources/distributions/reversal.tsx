import { Box, Skeleton } from '@mui/material'
import { useCanAccess } from 'react-admin'
import type { Answer } from '@cauce/client'
import { stateAfter } from '@cauce/contract'
import { distributionLifecycle } from '@cauce/contract/project/distribution-lifecycle.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { useRead } from '../../providers/call.ts'
import type { DistributionRecord } from '../../providers/records.ts'
import { accessTo } from '../../ui/ability.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { FigureTable } from '../../ui/figure-table.tsx'
import { Amount } from '../../ui/figures.tsx'
import { useFirstApproval } from '../../ui/first-approval.ts'
import { CustomerLink } from '../../ui/links.tsx'
import { useMoneyCall } from '../../ui/money-attempt.ts'
import { ReadDialog } from '../../ui/read-dialog.tsx'
import { ReversalNote } from '../../ui/reversal.tsx'
import { useWords } from '../../ui/words.ts'
import { BookLink } from '../bank-books/book-link.tsx'

type Reversed = Answer<'/v1/project/distributions/{id}/reversal'>

const AFFECTED = ['distributions', 'projects', 'orders', 'wallets', 'transactions', 'fees', 'withholdings'] as const

interface Props {
  readonly distribution: DistributionRecord
  readonly onDecided: () => void
}

export function Reversal({ distribution, onDecided }: Props) {
  const { id, updatedAt, status } = distribution
  const { data, error, refetch } = useRead(
    ['distributions', id, 'reversal', updatedAt],
    'GET /v1/project/distributions/{id}/reversal',
    { params: { id } },
  )
  const { canAccess } = useCanAccess(accessTo('distributions.edit'))
  const { forbidden } = useFirstApproval(data?.first ?? null, true)
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={48} />
  const mayAct = canAccess && forbidden === undefined && stateAfter(distributionLifecycle, 'reverse', status)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <ReversalNote of="distributions.reversal" first={data.first} done={data.reversed} reason={data.reason} />
      {mayAct && <ReverseButton distribution={distribution} reversal={data} onDecided={onDecided} />}
    </Box>
  )
}

interface ButtonProps extends Props {
  readonly reversal: Reversed
}

function ReverseButton(props: ButtonProps) {
  const t = useWords()
  const { lines, later, spentCount } = props.reversal
  const isStopped = lines.length > 0 || later !== null || spentCount > 0
  const dialog = (close: () => void) =>
    isStopped ? <Stopped reversal={props.reversal} onClose={close} /> : <Question {...props} onClose={close} />
  return (
    <DialogButton variant="outlined" color="error" dialog={dialog}>
      {t('distributions.reversal.button')}
    </DialogButton>
  )
}

interface DialogProps {
  readonly onClose: () => void
}

function Question({ distribution, reversal, onDecided, onClose }: ButtonProps & DialogProps) {
  const t = useWords()
  const { id, number, projectName } = distribution
  const { net, investorCount, handedOver, first } = reversal
  const call = useMoneyCall(`distributions:${id}:reverse`)
  return (
    <ConfirmDialog
      title={t('distributions.reversal.of', { number: String(number), project: projectName })}
      consequence={[
        t('distributions.reversal.about', { smart_count: investorCount, net: formatMoney(net) }),
        ...(handedOver === '0.00' ? [] : [t('distributions.reversal.handedOver', { amount: formatMoney(handedOver) })]),
        ...(first ? [] : [t('distributions.reversal.second')]),
      ].join(' ')}
      confirmLabel={t(first ? 'distributions.reversal.button' : 'distributions.reversal.propose')}
      isDangerous
      reason={{ label: t('distributions.reversal.reason') }}
      act={(reason: string) =>
        call('POST /v1/project/distributions/{id}/reverse', { params: { id }, body: { reason } })
      }
      affects={AFFECTED}
      words={({ reversed }) => t(reversed ? 'distributions.reversal.done' : 'distributions.reversal.proposed')}
      after={onDecided}
      onClose={onClose}
    />
  )
}

function Stopped({
  reversal: { lines, later, spent, spentCount },
  onClose,
}: { readonly reversal: Reversed } & DialogProps) {
  const t = useWords()
  const people = t('distributions.reversal.spent', { smart_count: spentCount })
  return (
    <ReadDialog title={t('distributions.reversal.stopped')} onClose={onClose}>
      {later && (
        <p>
          {t('distributions.reversal.later', {
            number: later.part > 1 ? `${later.number}.${later.part}` : String(later.number),
          })}
        </p>
      )}
      {lines.length > 0 && (
        <p>
          <BookLink resource="matching" query={{ filter: { ids: lines } }}>
            {t('distributions.reversal.lines')}
          </BookLink>
        </p>
      )}
      {spentCount > 0 && (
        <>
          <p>{people}</p>
          <FigureTable
            label={people}
            headings={[t('transactions.fields.userName'), t('distributions.reversal.missing')]}
            rows={spent.map(({ userId, userName, missing }) => ({
              key: userId,
              name: <CustomerLink id={userId} name={userName} />,
              figures: [<Amount key="missing" value={missing} />],
            }))}
          />
        </>
      )}
    </ReadDialog>
  )
}
