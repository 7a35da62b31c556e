import { loanStateOf, type Language } from '@cauce/contract'
import { formatCents, formatDate } from '@cauce/format'
import { translator } from '@cauce/i18n'
import type { Block } from '../../platform/pdf/paper.domain.ts'
import type { Subject } from './due.domain.ts'
import { type Holder, holderFacts, paymentAbout, periodFact, type Translate } from './papers.domain.ts'
import { type Holding, type Movement, SOURCES, type Statement } from './statement.domain.ts'

export function statementBlocks(holder: Holder, subject: Subject, statement: Statement): Block[] {
  const t = translator(holder.language)
  const end = formatDate(subject.periodEnd)
  const signed = (cents: bigint) => formatCents(cents, { sign: 'always' })
  const moved = SOURCES.filter((source) => statement.sources[source] !== 0n)
  return [
    {
      kind: 'facts',
      facts: [...holderFacts(t, holder), periodFact(t, subject), [t('papers.wallet'), holder.walletReference]],
    },
    { kind: 'heading', text: t('papers.statement.sources') },
    {
      kind: 'table',
      columns: [
        { title: t('papers.statement.concept'), share: 3 },
        { title: t('papers.statement.amount'), share: 1, isFigure: true },
      ],
      rows: [
        {
          cells: [
            t('papers.statement.balanceOn', { date: formatDate(subject.periodStart) }),
            formatCents(statement.opening),
          ],
        },
        ...moved.map((source) => ({
          cells: [t(`papers.statement.source.${source}`), signed(statement.sources[source])],
        })),
      ],
      sum: [t('papers.statement.balanceOn', { date: end }), formatCents(statement.closing)],
    },
    { kind: 'paragraph', text: t('papers.statement.ties') },
    { kind: 'heading', text: t('papers.statement.holdings', { date: end }) },
    ...holdingBlocks(t, statement),
    { kind: 'heading', text: t('papers.statement.movements') },
    ...movementBlocks(t, statement),
  ]
}

/** Its place in the chain of daily closes (handbook daily-close.md). */
export const closeBlocks = (language: Language, close: Close | undefined): Block[] =>
  close === undefined
    ? []
    : [
        {
          kind: 'paragraph',
          text: translator(language)('papers.statement.close', { ...close, day: formatDate(close.day) }),
        },
      ]

interface Close {
  readonly number: number
  readonly day: string
  readonly hash: string
}

function holdingBlocks(t: Translate, { holdings }: Statement): Block[] {
  if (holdings.length === 0) return [{ kind: 'paragraph', text: t('papers.statement.noHoldings') }]
  const total = holdings.reduce((sum, { outstanding }) => sum + outstanding, 0n)
  return [
    {
      kind: 'table',
      columns: [
        { title: t('papers.statement.project'), share: 4 },
        { title: t('papers.statement.expectedEnd'), share: 1.4 },
        { title: t('papers.statement.outstanding'), share: 1.8, isFigure: true },
      ],
      rows: holdings.map((holding) => ({
        cells: [
          [holding.project, troubleOf(t, holding)].filter(Boolean).join('. '),
          holding.expectedEnd ? formatDate(holding.expectedEnd) : t('papers.statement.noEnd'),
          formatCents(holding.outstanding),
        ],
      })),
      sum: [t('papers.sum'), '', formatCents(total)],
    },
    { kind: 'paragraph', text: t('papers.statement.risk') },
  ]
}

function troubleOf(t: Translate, { daysLate, defaultedOn, isLost }: Holding): string | undefined {
  const defaultState = isLost ? 'written-off' : defaultedOn === null ? undefined : 'open'
  const state = loanStateOf({ phaseName: 'Financed', daysLate, defaultState })
  if (state === null || state === 'onTime') return undefined
  return t(`loanStates.${state}`, { smart_count: daysLate, date: formatDate(defaultedOn) })
}

function movementBlocks(t: Translate, { entries }: Statement): Block[] {
  if (entries.length === 0) return [{ kind: 'paragraph', text: t('papers.statement.noMovements') }]
  return [
    {
      kind: 'table',
      columns: [
        { title: t('papers.statement.date'), share: 1.2 },
        { title: t('papers.statement.concept'), share: 5, isHead: true },
        { title: t('papers.statement.amount'), share: 1.7, isFigure: true },
        { title: t('papers.statement.balance'), share: 1.7, isFigure: true },
      ],
      rows: entries.map((entry) => {
        const figures = [formatCents(entry.amount, { sign: 'always' }), formatCents(entry.balance)]
        const date = formatDate(entry.at)
        if ('movement' in entry) return { cells: [date, movementName(t, entry.movement), ...figures] }
        const { payment } = entry
        const name = t('papers.statement.payment', payment)
        const { interest, fee, withheld, principal } = payment
        const parts = { interest, fee: -fee, withheld: -withheld, principal }
        const note = t(
          'papers.statement.parts',
          mapValues(parts, (cents) => formatCents(cents)),
        )
        return { cells: [date, name, ...figures], note: `${paymentAbout(t, payment)}. ${note}` }
      }),
    },
  ]
}

const mapValues = <Name extends string>(values: Record<Name, bigint>, change: (value: bigint) => string) =>
  Object.fromEntries(Object.entries<bigint>(values).map(([name, value]) => [name, change(value)])) as Record<
    Name,
    string
  >

function movementName(t: Translate, { kind, project, iban, number }: Movement): string {
  if (kind === 'deposit' && iban) return t('papers.statement.movement.depositFrom', { iban: iban.slice(-4) })
  if (kind === 'withdrawal' && iban && number)
    return t('papers.statement.movement.withdrawalTo', { number, iban: iban.slice(-4) })
  return t(`papers.statement.movement.${kind}`, { project: project ?? '' })
}
