import type { Cents } from '@cauce/contract/cents.ts'
import { formatBasisPoints, formatCents } from '@cauce/format'
import { useTranslate } from '../../../ui/island.tsx'
import type { Summary } from './portfolio.ts'

/** What one owns and earns, in four figures. */
export function KeyFigures({ summary, expected }: { summary: Summary; expected: Cents }) {
  const t = useTranslate<'portfolio'>()
  const { invested, projectCount, received, since, annual } = summary
  const figures = [
    [t('portfolio.figures.invested', { smart_count: projectCount }), formatCents(invested)],
    [
      since ? t('portfolio.figures.receivedSince', { year: since }) : t('portfolio.figures.received'),
      formatCents(received),
    ],
    [t('portfolio.figures.annual'), formatBasisPoints(annual)],
    [t('portfolio.figures.expected'), formatCents(expected)],
  ] as const
  return (
    <section aria-label={t('portfolio.figures.title')}>
      <dl className="key-figures">
        {figures.map(([words, figure]) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd className="display figure">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
