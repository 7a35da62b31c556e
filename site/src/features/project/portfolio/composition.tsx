import { formatAmount, type Cents } from '@cauce/contract/cents.ts'
import { formatBasisPoints, formatCents } from '@cauce/format'
import type { CSSProperties } from 'react'
import { useTranslate } from '../../../ui/island.tsx'
import { Table, type Column } from '../../../ui/table.tsx'
import type { Part } from './portfolio.ts'

/** Above this share the sentence names the concentration. */
const CONCENTRATED_BASIS_POINTS = 2_500

export function Composition({ parts }: { parts: readonly Part[] }) {
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
