import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { useTranslate } from './island.tsx'

export type BadgeColour = 'grey' | 'blue' | 'green' | 'clay'

/** A phase or status: a word with a dot, never a colour alone. Clay means lateness or refusal. */
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

/** Terms and their values. A row without a value is left out. */
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

interface FailedProps {
  readonly heading?: 'h2' | 'h3'
  readonly title: string
  readonly text: string
  readonly onRetry: () => unknown
}

/** Takes the place of content that could not be read, with a button that tries again. */
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
