import { calendarDateOf } from '@cauce/contract/calendar.ts'
import { type Cents, formatAmount } from '@cauce/contract/cents.ts'
import { isUnlikelyToPay } from '@cauce/contract/project/loan-state.ts'
import { formatBasisPoints, formatCents, formatMoney, formatDate } from '@cauce/format'
import { useState, type CSSProperties } from 'react'
import { paths } from '@cauce/contract/pages.ts'
import { client } from '../../../ui/api.ts'
import { Failed, Terms } from '../../../ui/blocks.tsx'
import { defineIsland, useTranslate, useLanguage } from '../../../ui/island.tsx'
import type { InitialList } from '../../../ui/list.store.ts'
import { StepUpDialog } from '../../auth/code-form.tsx'
import { refreshWallet, type Wallet } from '../../wallet/wallet.store.ts'
import { LeaveDialog, type LeaveRequest } from '../orders/leave-dialog.tsx'
import { MovementHistory, type OrderMovement } from '../orders/movement-history.tsx'
import { Calendar } from './calendar.tsx'
import { HoldingList } from './holding-list.tsx'
import { calendarOf, nextPayments, amountOf, paymentKeyOf, type Payment } from './payments.ts'
import { loadPortfolio, type PortfolioData, type News } from './portfolio.load.ts'
import { compositionOf, holdingsOf, summarize, type HoldingGroup, type Summary, type Part } from './portfolio.ts'
import { Table, type Column } from '../../../ui/table.tsx'
import './portfolio.css'
import { contentOf } from '@cauce/contract/content.ts'
import { troubleOf } from '../loan-state.ts'

interface PortfolioProps {
  readonly data: PortfolioData
  readonly wallet: Wallet
  readonly movements: InitialList<OrderMovement>
  readonly now: string
  /** From the address. */
  readonly group: HoldingGroup
}

function Portfolio({ data: given, wallet, movements, now, group }: PortfolioProps) {
  const [data, setData] = useState(given)
  const [request, setRequest] = useState<LeaveRequest | null>(null)
  const [version, setVersion] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const t = useTranslate<'portfolio'>()
  const moment = new Date(now)
  const today = calendarDateOf(moment)
  if (data.orders.length === 0) return <Empty available={wallet.available} />

  const holdings = holdingsOf(data.orders, data.projects)
  const payments = data.payments ?? []
  const unlikely = new Set(data.projects.filter(isUnlikelyToPay).map(({ projectId }) => projectId))
  const calendar = calendarOf(payments, today, unlikely)
  const reload = async () => {
    const fresh = await loadPortfolio(client, wallet.userId, calendarDateOf(new Date()))
    if (fresh) setData(fresh)
    setFailed(!fresh)
  }
  const left = async () => {
    setRequest(null)
    void refreshWallet(wallet.walletId)
    setVersion((before) => before + 1)
    await reload()
  }
  // The figures are from before the order was left.
  if (hasFailed)
    return (
      <Failed heading="h2" title={t('portfolio.failed.title')} text={t('portfolio.failed.text')} onRetry={reload} />
    )
  return (
    <>
      <LatePayments payments={calendar.late} projects={data.projects} news={data.news} />
      <KeyFigures summary={summarize(holdings)} expected={calendar.net} />
      <div className="split">
        <Composition parts={compositionOf(holdings)} />
        <Calendar calendar={data.payments && calendar} />
      </div>
      <HoldingList
        holdings={holdings}
        next={nextPayments(payments.filter(({ dueDate }) => dueDate >= today))}
        now={moment}
        initialGroup={group}
        onLeave={setRequest}
      />
      <MovementHistory key={version} userId={wallet.userId} initial={version === 0 ? movements : undefined} />
      <LeaveDialog request={request} onClose={() => setRequest(null)} onDone={() => void left()} />
      <StepUpDialog />
    </>
  )
}

function Empty({ available }: { available: string }) {
  const t = useTranslate<'portfolio'>()
  const hasMoney = available !== '0.00'
  const text = hasMoney
    ? t('portfolio.empty.withMoney', { amount: formatMoney(available) })
    : t('portfolio.empty.withoutMoney')
  return (
    <div className="empty">
      <h2>{t('portfolio.empty.title')}</h2>
      <p>{text}</p>
      <p className="row">
        {!hasMoney && (
          <a className="button" href={paths.deposit()}>
            {t('portfolio.empty.deposit')}
          </a>
        )}
        <a className={hasMoney ? 'button' : 'button quiet'} href={paths.projects}>
          {t('portfolio.empty.toProjects')}
        </a>
      </p>
    </div>
  )
}

function KeyFigures({ summary, expected }: { summary: Summary; expected: Cents }) {
  const t = useTranslate<'portfolio'>()
  const { invested, projectCount, received, since, annual } = summary
  // The days of payment are known once a project is financed.
  const isUnset = expected === 0n && invested > 0n
  const figures = [
    { term: t('portfolio.figures.invested', { smart_count: projectCount }), value: formatCents(invested) },
    {
      term: since ? t('portfolio.figures.receivedSince', { year: since }) : t('portfolio.figures.received'),
      value: formatCents(received),
    },
    { term: t('portfolio.figures.annual'), value: formatBasisPoints(annual) },
    { term: t('portfolio.figures.expected'), value: isUnset ? t('portfolio.figures.unset') : formatCents(expected) },
  ]
  return (
    <section aria-label={t('portfolio.figures.title')}>
      <Terms className="key-figures" rows={figures.map((row) => ({ ...row, className: 'display figure' }))} />
    </section>
  )
}

export const PortfolioIsland = defineIsland(
  ['loanStates', 'orderMovements', 'orders', 'portfolio', 'sessions'],
  Portfolio,
)

/** Above this share the sentence names the concentration. */
const CONCENTRATED_BASIS_POINTS = 2_500

function Composition({ parts }: { parts: readonly Part[] }) {
  const t = useTranslate<'portfolio'>()
  const nameOf = ({ key, name, groupCount }: Part) =>
    key === undefined ? t('portfolio.composition.others', { smart_count: groupCount }) : name
  const total = parts.reduce((sum, { amount }) => sum + amount, 0n)
  const columns: Column<Part & { index: number }>[] = [
    {
      key: 'project',
      heading: t('portfolio.composition.project'),
      isRowHeading: true,
      cell: (part) => (
        <span className="keyed">
          <span className="swatch" style={seriesStyle(part.index)} />
          <span>{nameOf(part)}</span>
        </span>
      ),
      foot: t('portfolio.composition.total'),
    },
    {
      key: 'capital',
      heading: t('portfolio.composition.capital'),
      isNumber: true,
      cell: ({ amount }) => formatCents(amount),
      foot: formatCents(total),
    },
    {
      key: 'share',
      heading: t('portfolio.composition.share'),
      isNumber: true,
      cell: ({ share }) => formatBasisPoints(share),
      foot: formatBasisPoints(10_000),
    },
  ]
  return (
    <section aria-labelledby="composition">
      <h2 id="composition">{t('portfolio.composition.title')}</h2>
      {parts.length === 0 ? (
        <p className="muted">{t('portfolio.list.none')}</p>
      ) : (
        <figure className="chart">
          <figcaption>
            <Sentence largest={parts[0]!} isSingle={parts.length === 1} />
          </figcaption>
          <div className="parts" aria-hidden="true">
            {parts.map((part, index) => (
              <i key={part.key ?? 'others'} style={seriesStyle(index, part.amount)} />
            ))}
          </div>
          <Table
            label={t('portfolio.composition.title')}
            className="table"
            columns={columns}
            rows={parts.map((part, index) => ({ ...part, index }))}
            keyOf={({ index }) => index}
          />
        </figure>
      )}
    </section>
  )
}

function Sentence({ largest, isSingle }: { largest: Part; isSingle: boolean }) {
  const t = useTranslate<'portfolio'>()
  const words = { project: largest.name, share: formatBasisPoints(largest.share) }
  if (isSingle) return t('portfolio.composition.single', words)
  return t(
    largest.share >= CONCENTRATED_BASIS_POINTS ? 'portfolio.composition.largest' : 'portfolio.composition.spread',
    words,
  )
}

/** CSS reads a wire amount as a number. */
const seriesStyle = (index: number, amount?: Cents) =>
  ({
    '--series': `var(--series-${index + 1})`,
    ...(amount !== undefined && { '--value': formatAmount(amount) }),
  }) as CSSProperties

interface Props extends Pick<PortfolioData, 'projects' | 'news'> {
  readonly payments: readonly Payment[]
}

export function LatePayments({ payments, projects, news }: Props) {
  const t = useTranslate<'portfolio' | 'loanStates'>()
  return payments.map((payment) => {
    const project = projects.find(({ projectId }) => projectId === payment.projectId)
    const trouble = project && isUnlikelyToPay(project) && troubleOf(project, t)
    const latest = news.find(({ projectId }) => projectId === payment.projectId)
    return (
      <div className="alert" key={paymentKeyOf(payment)}>
        <p>
          <b>{payment.projectName}</b>{' '}
          {t(trouble ? 'portfolio.late.inDefault' : 'portfolio.late.text', {
            amount: formatCents(amountOf(payment)),
            date: formatDate(payment.dueDate),
            smart_count: payment.daysLate,
            trouble: trouble || '',
          })}{' '}
          {latest ? <Latest event={latest} /> : t('portfolio.late.noNews')}
        </p>
        {project && <a href={`${paths.project(project.url)}#timeline`}>{t('portfolio.late.link')}</a>}
      </div>
    )
  })
}

function Latest({ event }: { readonly event: News }) {
  const t = useTranslate<'portfolio'>()
  const language = useLanguage()
  const [title, description] = [contentOf(event, 'title', language), contentOf(event, 'description', language)]
  const isSpanish = title.lang !== undefined || description.lang !== undefined
  return (
    <>
      {t(isSpanish ? 'portfolio.late.newsInSpanish' : 'portfolio.late.news', { date: formatDate(event.date) })}{' '}
      <span lang={title.lang}>{title.text}</span>.
      {description.text && (
        <>
          {' '}
          <span lang={description.lang}>{description.text}</span>
        </>
      )}
    </>
  )
}
