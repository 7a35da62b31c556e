import { formatAmount, type Cents } from '@cauce/contract/cents.ts'
import { formatBasisPoints, formatCents } from '@cauce/format'
import type { CSSProperties } from 'react'
import { useTranslate } from '../../../ui/island.tsx'
import type { Part } from './portfolio.ts'

/** Above this share the sentence names the concentration. */
const CONCENTRATED_BASIS_POINTS = 2_500

/** Where the money is: a sentence, the band, and the numbers as a table. */
export function Composition({ parts }: { parts: readonly Part[] }) {
  const t = useTranslate<'portfolio'>()
  const nameOf = ({ projectId, name, projectCount }: Part) =>
    projectId === undefined ? t('portfolio.composition.others', { smart_count: projectCount }) : name
  return (
    <section aria-labelledby="composition">
      <h2 id="composition">{t('portfolio.composition.title')}</h2>
      {parts.length === 0 ? (
        <p className="muted">{t('portfolio.list.none')}</p>
      ) : (
        <figure className="chart">
          <div className="parts" aria-hidden="true">
            {parts.map((part, index) => (
              <i key={part.projectId ?? 'others'} style={seriesStyle(index, part.amount)} />
            ))}
          </div>
          <figcaption>
            <Sentence largest={parts[0]!} isSingle={parts.length === 1} />
          </figcaption>
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{t('portfolio.composition.project')}</th>
                <th scope="col" className="number">
                  {t('portfolio.composition.capital')}
                </th>
                <th scope="col" className="number">
                  {t('portfolio.composition.share')}
                </th>
              </tr>
            </thead>
            <tbody>
              {parts.map((part, index) => (
                <tr key={part.projectId ?? 'others'}>
                  <th scope="row">
                    <span className="swatch" style={seriesStyle(index)} />
                    {nameOf(part)}
                  </th>
                  <td className="number">{formatCents(part.amount)}</td>
                  <td className="number">{formatBasisPoints(part.share)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{t('portfolio.composition.total')}</th>
                <td className="number">{formatCents(parts.reduce((total, { amount }) => total + amount, 0n))}</td>
                <td className="number">{formatBasisPoints(10_000)}</td>
              </tr>
            </tfoot>
          </table>
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

/** The colour of a part, and its width: an amount of the wire is a number that CSS understands. */
const seriesStyle = (index: number, amount?: Cents) =>
  ({
    '--series': `var(--series-${index + 1})`,
    ...(amount !== undefined && { '--value': formatAmount(amount) }),
  }) as CSSProperties
