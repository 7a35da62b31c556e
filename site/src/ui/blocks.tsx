import type { ContentText } from '@cauce/contract/content.ts'
import { formatDateTime } from '@cauce/format'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { useTranslate } from './island.tsx'

export type BadgeColour = 'grey' | 'blue' | 'green' | 'clay'

export function Badge({ colour = 'grey', children }: { colour?: BadgeColour; children: ReactNode }) {
  return <span className={colour === 'grey' ? 'badge' : `badge ${colour}`}>{children}</span>
}

interface Term {
  readonly term: string
  readonly value: ReactNode
  readonly className?: string
}

interface TermsProps {
  readonly rows: readonly Term[]
  readonly className?: string
  /** Screen readers announce changes. */
  readonly isLive?: boolean
}

/** Rows without a value are left out. */
export function Terms({ rows, className = 'terms', isLive }: TermsProps) {
  const shown = rows.filter(({ value }) => value !== null && value !== undefined && value !== false && value !== '')
  return (
    <dl className={className} aria-live={isLive ? 'polite' : undefined}>
      {shown.map((row) => (
        <div key={row.term}>
          <dt>{row.term}</dt>
          <dd className={row.className}>{row.value}</dd>
        </div>
      ))}
    </dl>
  )
}

export interface TimelineStep {
  /** None: to come. */
  readonly mark?: 'done' | 'now' | 'late' | undefined
  readonly at: string | null
  readonly shownAt?: string
  readonly title: Partial<ContentText>
  /** The quote has a language of its own. */
  readonly about?: (Partial<ContentText> & { readonly quote?: ContentText }) | undefined
  /** Publication after the date. */
  readonly published?: { readonly label: string; readonly at: string } | undefined
}

/** Steps of a process with their dates, in order. */
export const Timeline = ({ steps, labelledBy }: { steps: readonly TimelineStep[]; labelledBy?: string }) => (
  <ol className="timeline" aria-labelledby={labelledBy}>
    {steps.map(({ mark, at, shownAt, title, about, published }, index) => (
      <li key={index} className={mark} aria-current={mark === 'now' ? 'step' : undefined}>
        {at === null ? <span /> : <time dateTime={at}>{shownAt}</time>}
        <div>
          <b lang={title.lang}>{title.text}</b>
          {about?.text && (
            <p lang={about.lang}>
              {about.text} {about.quote && <span lang={about.quote.lang}>{about.quote.text}</span>}
            </p>
          )}
          {published && (
            <p className="fine">
              {published.label}{' '}
              <time className="figure" dateTime={published.at} data-relative>
                {formatDateTime(published.at)}
              </time>
            </p>
          )}
        </div>
      </li>
    ))}
  </ol>
)

interface FailedProps {
  readonly heading?: 'h2' | 'h3'
  readonly title: string
  readonly text: string
  readonly onRetry: () => unknown
}

export function Failed({ heading: Heading = 'h3', title, text, onRetry }: FailedProps) {
  const t = useTranslate<'forms'>()
  return (
    <div className="failed" role="alert">
      <Heading>{title}</Heading>
      <p>{text}</p>
      <Button look="quiet" isSmall onClick={() => void onRetry()}>
        {t('forms.retry')}
      </Button>
    </div>
  )
}
