import type { Answer } from '@cauce/client'
import { stateAfter } from '@cauce/contract'
import { distributionLifecycle } from '@cauce/contract/project/distribution-lifecycle.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { useRead } from '../../providers/call.ts'
import type { DistributionRecord } from '../../providers/records.ts'
import { FigureTable } from '../../ui/figure-table.tsx'
import { Amount } from '../../ui/figures.tsx'
import { CustomerLink } from '../../ui/links.tsx'
import { useMoneyCall } from '../../ui/money-attempt.ts'
import { ReadDialog } from '../../ui/read-dialog.tsx'
import { Reversal, ReversalQuestion } from '../../ui/reversal.tsx'
import { useWords } from '../../ui/words.ts'
import { BookLink } from '../bank-books/book-link.tsx'

type Reversed = Answer<'/v1/project/distributions/{id}/reversal'>

const AFFECTED = ['distributions', 'projects', 'orders', 'wallets', 'transactions', 'fees', 'withholdings'] as const

interface Props {
  readonly distribution: DistributionRecord
  readonly onDecided: () => void
}

export function DistributionReversal(props: Props) {
  const { id, updatedAt, status } = props.distribution
  const read = useRead(['distributions', id, 'reversal', updatedAt], 'GET /v1/project/distributions/{id}/reversal', {
    params: { id },
  })
  return (
    <Reversal
      of="distributions.reversal"
      read={read}
      doneOf={({ reversed }) => reversed}
      permission="distributions.edit"
      mayStep={() => stateAfter(distributionLifecycle, 'reverse', status) !== undefined}
      dialog={(reversal, close) =>
        reversal.lines.length > 0 || reversal.later !== null || reversal.spentCount > 0 ? (
          <Stopped reversal={reversal} onClose={close} />
        ) : (
          <Question {...props} reversal={reversal} onClose={close} />
        )
      }
    />
  )
}

interface DialogProps {
  readonly reversal: Reversed
  readonly onClose: () => void
}

function Question({ distribution, reversal, onDecided, onClose }: Props & DialogProps) {
  const t = useWords()
  const { id, number, projectName } = distribution
  const { net, investorCount, handedOver, first } = reversal
  const call = useMoneyCall(`distributions:${id}:reverse`)
  return (
    <ReversalQuestion
      of="distributions.reversal"
      title={t('distributions.reversal.of', { number: String(number), project: projectName })}
      about={[
        t('distributions.reversal.about', { smart_count: investorCount, net: formatMoney(net) }),
        ...(handedOver === '0.00' ? [] : [t('distributions.reversal.handedOver', { amount: formatMoney(handedOver) })]),
      ]}
      first={first}
      act={(reason: string) =>
        call('POST /v1/project/distributions/{id}/reverse', { params: { id }, body: { reason } })
      }
      affects={AFFECTED}
      isDone={({ reversed }) => Boolean(reversed)}
      after={onDecided}
      onClose={onClose}
    />
  )
}

function Stopped({ reversal: { lines, later, spent, spentCount }, onClose }: DialogProps) {
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
