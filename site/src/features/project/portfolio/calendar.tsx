import { formatCents } from '@cauce/format'
import type { Language } from '@cauce/contract'
import type { CSSProperties } from 'react'
import { useLanguage, useTranslate } from '../../../ui/island.tsx'
import { Table, type Column } from '../../../ui/table.tsx'
import { barsOf, type Month, type PaymentCalendar } from './payments.ts'

export function Calendar({ calendar }: { calendar: PaymentCalendar | null }) {
  const t = useTranslate<'portfolio'>()
  return (
    <section aria-labelledby="calendar">
      <h2 id="calendar">{t('portfolio.calendar.title')}</h2>
      {calendar ? <Content calendar={calendar} /> : <p className="note clay">{t('portfolio.calendar.failed')}</p>}
    </section>
  )
}

function Content({ calendar }: { calendar: PaymentCalendar }) {
  const t = useTranslate<'portfolio'>()
  const { months, net, principal } = calendar
  if (net === 0n && principal === 0n) return <p className="muted">{t('portfolio.calendar.none')}</p>
  const bars = barsOf(months)
  return (
    <figure className="chart">
      <figcaption>
        <Sentence calendar={calendar} />
      </figcaption>
      <div aria-hidden="true">
        <p className="unit">{t('portfolio.calendar.unit')}</p>
        <div className="bars">
          {months.map((month, index) => (
            <MonthBar key={month.month} month={month} height={bars[index]!} isFirst={index === 0} />
          ))}
        </div>
      </div>
      <details className="disclosure">
        <summary>{t('portfolio.calendar.asTable')}</summary>
        <MonthTable calendar={calendar} />
      </details>
    </figure>
  )
}

interface MonthBarProps {
  readonly month: Month
  readonly height: number
  readonly isFirst: boolean
}

function MonthBar({ month: { month, net, principal }, height, isFirst }: MonthBarProps) {
  const language = useLanguage()
  const total = net + principal
  const isJanuary = month.endsWith('-01')
  const classes = ['bar', isFirst && 'now', total === 0n && 'empty-month'].filter(Boolean).join(' ')
  return (
    <div className={classes}>
      <div className="column">
        {total > 0n && <b>{formatCents(total, { places: 0 }).replace(/\s€$/, '')}</b>}
        {principal > 0n && (
          <>
            <i className="capital" />
            <i className="break" />
          </>
        )}
        <i style={heightStyle(height)} />
      </div>
      <span className="axis">
        {monthName(month, language, 'short')}
        {(isFirst || isJanuary) && (
          <>
            <br />
            {month.slice(0, 4)}
          </>
        )}
      </span>
    </div>
  )
}

function Sentence({ calendar: { months, net, principal, lateAmount } }: { calendar: PaymentCalendar }) {
  const t = useTranslate<'portfolio'>()
  const language = useLanguage()
  const nameOf = ({ month }: Month) => monthName(month, language, 'long')
  const sentences = [
    t('portfolio.calendar.sentence', { from: nameOf(months[0]!), to: nameOf(months.at(-1)!), net: formatCents(net) }),
    principal > 0n && t('portfolio.calendar.principal', { amount: formatCents(principal) }),
    lateAmount > 0n && t('portfolio.calendar.late', { amount: formatCents(lateAmount) }),
    t('portfolio.calendar.notGuaranteed'),
  ]
  return sentences.filter(Boolean).join(' ')
}

function MonthTable({ calendar: { months, net, principal } }: { calendar: PaymentCalendar }) {
  const t = useTranslate<'portfolio'>()
  const language = useLanguage()
  const columns: Column<Month>[] = [
    {
      key: 'month',
      heading: t('portfolio.calendar.month'),
      isRowHeading: true,
      cell: ({ month }) => monthName(month, language, 'long'),
      foot: t('portfolio.composition.total'),
    },
    {
      key: 'net',
      heading: t('portfolio.calendar.net'),
      isNumber: true,
      cell: (month) => formatCents(month.net),
      foot: formatCents(net),
    },
    {
      key: 'capital',
      heading: t('portfolio.calendar.capital'),
      isNumber: true,
      cell: (month) => formatCents(month.principal),
      foot: formatCents(principal),
    },
  ]
  return (
    <Table
      label={t('portfolio.calendar.title')}
      className="table"
      columns={columns}
      rows={months}
      keyOf={({ month }) => month}
    />
  )
}

function monthName(month: string, language: Language, length: 'short' | 'long'): string {
  const options = length === 'long' ? ({ month: 'long', year: 'numeric' } as const) : ({ month: 'short' } as const)
  return new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`))
}

const heightStyle = (height: number) => ({ '--value': height.toFixed(3) }) as CSSProperties
