import { Alert, Box, Typography } from '@mui/material'
import { formatDate } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { formatPercent } from '@cauce/format/percent.ts'
import type { WithholdingQuarter } from '../../providers/records.ts'
import { FigureTable } from '../../ui/figure-table.tsx'
import { Amount } from '../../ui/figures.tsx'
import { useWords } from '../../ui/words.ts'
import { addDays } from '@cauce/contract/calendar.ts'
import { formatAmount, parseAmount } from '@cauce/contract/cents.ts'
import { useCanAccess } from 'react-admin'
import { useCall } from '../../providers/call.ts'
import { accessTo } from '../../ui/ability.ts'
import { ConfirmButton } from '../../ui/confirm-dialog.tsx'
import { RecordLink } from '../../ui/links.tsx'
import { quarterWords } from '../../ui/time.tsx'
import { Hint } from '../../ui/section.tsx'

export function QuarterSection({ quarter, today }: { readonly quarter: WithholdingQuarter; readonly today: string }) {
  const t = useWords()
  const { fromDay, toDay, dueBy, lines, withheld, unpaidInterest } = quarter
  const title = t('withholdings.quarter', { from: formatDate(fromDay), to: formatDate(toDay) })
  return (
    <Box component="section" sx={{ marginBlockStart: 4 }}>
      <Typography component="h2" variant="h6">
        {title}
      </Typography>
      <Typography sx={{ marginBlockEnd: 1 }}>{t('withholdings.dueBy', { date: formatDate(dueBy) })}</Typography>
      {unpaidInterest !== '0.00' && (
        <Alert severity="warning" sx={{ marginBlockEnd: 1 }}>
          {t('withholdings.unpaid', { amount: formatMoney(unpaidInterest) })}
        </Alert>
      )}
      {lines.length > 0 && (
        <FigureTable
          label={title}
          headings={[
            t('withholdings.applies'),
            t('withholdings.form'),
            t('withholdings.rate'),
            t('withholdings.investors'),
            t('withholdings.interest'),
            t('withholdings.withheld'),
          ]}
          words={[t('withholdings.form')]}
          saidByName={3}
          rows={lines.map(({ form, reason, rate, investorCount, interest, withheld: amount }) => ({
            key: `${reason} ${rate}`,
            name: (
              <>
                {t(`withholdings.reason.${reason}`)}
                <Typography
                  component="span"
                  variant="caption"
                  sx={{ display: { xs: 'block', sm: 'none' }, color: 'text.secondary' }}
                >
                  {t('withholdings.form')} {form} · {formatPercent(rate)} · {t('withholdings.investors')}:{' '}
                  {investorCount}
                </Typography>
              </>
            ),
            figures: [
              form,
              formatPercent(rate),
              investorCount,
              <Amount key="interest" value={interest} />,
              <Amount key="withheld" value={amount} />,
            ],
          }))}
          sums={[
            {
              key: 'sum',
              name: t('withholdings.sum'),
              figures: ['', '', '', '', <Amount key="withheld" value={withheld} />],
            },
          ]}
        />
      )}
      {withheld !== '0.00' && <QuarterHandover quarter={quarter} today={today} />}
    </Box>
  )
}

type Handover = WithholdingQuarter['handovers'][number]

interface Props {
  readonly quarter: WithholdingQuarter
  readonly today: string
}

function QuarterHandover({ quarter, today }: Props) {
  const t = useWords()
  const { canAccess: mayHandOver } = useCanAccess(accessTo('withholdings.payOver'))
  const { fromDay, toDay, dueBy, isOver, open, underWay, handedOver, credited, reversed, handovers } = quarter
  const period = { from: formatDate(fromDay), to: formatDate(toDay) }
  const title = t('withholdings.handOverOf', { quarter: quarterWords(fromDay, t) })
  const isOverdue = today > dueBy && (open !== '0.00' || underWay !== '0.00')
  const amounts = { open, underWay, handedOver, credited, reversed }
  return (
    <Box sx={{ marginBlockStart: 2 }}>
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {t('withholdings.handovers')}
      </Typography>
      <Typography sx={{ marginBlockEnd: 1 }}>
        {(['open', 'underWay', 'handedOver', 'credited', 'reversed'] as const)
          .filter((name) => (name !== 'credited' && name !== 'reversed') || amounts[name] !== '0.00')
          .map((name) => `${t(`withholdings.${name}`)}: ${formatMoney(amounts[name])}`)
          .join(' · ')}
      </Typography>
      {isOverdue && <Overdue date={dueBy} amounts={[open, underWay]} />}
      {!isOver && <Hint>{t('withholdings.notOver', { date: formatDate(addDays(toDay, 1)) })}</Hint>}
      {handovers.length > 0 && (
        <FigureTable
          label={`${t('withholdings.handovers')}, ${t('withholdings.quarter', period)}`}
          headings={[t('withholdings.to'), t('withholdings.state'), t('withholdings.withheld')]}
          words={[t('withholdings.state')]}
          rows={handovers.map((handover) => ({
            key: handover.handoverId,
            name: <Payee handover={handover} />,
            figures: [
              t(
                handover.paymentState === null
                  ? 'withholdings.paidByDeduction'
                  : `payments.state.${handover.paymentState}`,
              ),
              <Amount key="amount" value={handover.amount} />,
            ],
          }))}
        />
      )}
      {isOver && mayHandOver && open !== '0.00' && <HandOver quarter={quarter} title={title} />}
    </Box>
  )
}

function Overdue({ date, amounts }: { readonly date: string; readonly amounts: readonly [string, string] }) {
  const t = useWords()
  const cents = amounts.map((amount) => parseAmount(amount)).reduce((sum, amount) => sum + amount, 0n)
  return (
    <Alert severity="warning" sx={{ marginBlockEnd: 1 }}>
      {t('withholdings.overdue', { date: formatDate(date), amount: formatMoney(formatAmount(cents)) })}
    </Alert>
  )
}

function Payee({ handover: { form, projectId, projectName } }: { readonly handover: Handover }) {
  const t = useWords()
  if (form !== null) return <>{t('withholdings.toOffice', { form })}</>
  return (
    <RecordLink resource="projects" id={projectId!} name={t('withholdings.toPromoter', { project: projectName! })} />
  )
}

function HandOver({ quarter: { fromDay, open }, title }: Pick<Props, 'quarter'> & { readonly title: string }) {
  const t = useWords()
  const call = useCall()
  return (
    <ConfirmButton
      label={title}
      button={{ variant: 'contained', sx: { marginBlockStart: 1 } }}
      consequence={t('withholdings.handOverAbout', { amount: formatMoney(open) })}
      confirmLabel={t('withholdings.handOver')}
      act={() => call('POST /v1/tax/withholdings/pay-over', { body: { fromDay } })}
      affects={['payments', 'withholdings']}
      words={t('withholdings.queued')}
    />
  )
}
