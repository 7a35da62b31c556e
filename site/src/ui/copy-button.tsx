import { useEffect, useState } from 'react'
import { Button } from './button.tsx'

interface CopyButtonProps {
  readonly text: string
  readonly label: string
  /** Said in its place once it is copied. */
  readonly copiedLabel: string
}

const SAID_MS = 3000

/** Copies a text. Where the browser does not let a page write to the clipboard, the text stays there to be marked by hand. */
export function CopyButton({ text, label, copiedLabel }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SAID_MS)
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
