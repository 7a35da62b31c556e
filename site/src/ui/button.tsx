import type { ComponentProps } from 'react'

interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: 'primary' | 'quiet' | 'plain' | 'danger'
  readonly isSmall?: boolean
  readonly isWide?: boolean
  readonly isBusy?: boolean
  /** Replaces the label while busy; the width stays. */
  readonly busyLabel?: string | undefined
}

/** A busy button keeps the focus and ignores clicks. */
export function Button({
  look = 'primary',
  isSmall,
  isWide,
  isBusy = false,
  busyLabel,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const classes = ['button', look !== 'primary' && look, isSmall && 'small', isWide && 'wide', className]
    .filter(Boolean)
    .join(' ')
  return (
    <button
      {...rest}
      type={type}
      className={classes}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled'] || undefined}
      onClick={(event) => (isBusy || rest['aria-disabled'] === true ? event.preventDefault() : onClick?.(event))}
    >
      {busyLabel === undefined ? (
        children
      ) : (
        <>
          <span>{children}</span>
          <span className="busy-words">{busyLabel}</span>
        </>
      )}
    </button>
  )
}
