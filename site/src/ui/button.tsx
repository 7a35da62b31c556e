import { useEffect, useState, type ComponentProps } from 'react'

interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: 'primary' | 'quiet' | 'plain' | 'danger'
  readonly isSmall?: boolean
  readonly isWide?: boolean
  readonly isBusy?: boolean
  /** Replaces the label while the button is busy; the button keeps its width. */
  readonly busyLabel?: string | undefined
}

/** A view has one primary button, which names the amount. A busy button keeps the focus and ignores clicks. */
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

interface CopyButtonProps {
  readonly text: string
  readonly label: string
  /** Replaces the label for three seconds after copying. */
  readonly copiedLabel: string
}

const COPIED_MS = 3000

/** Copies a text. Where the browser refuses access to the clipboard, the label does not change. */
export function CopyButton({ text, label, copiedLabel }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      setCopied(false)
    }
  }
  return (
    <Button look="quiet" isSmall onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? copiedLabel : label}</span>
    </Button>
  )
}
