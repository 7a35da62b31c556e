import { useState, type ReactNode } from 'react'
import { Button, type ButtonProps } from '@mui/material'

export const OPENS_DIALOG = { 'aria-haspopup': 'dialog' } as const

interface Props extends ButtonProps {
  /** Without it `onClick` opens one. */
  readonly dialog?: (close: () => void) => ReactNode
  /** An open dialog stays when its button goes, with what was typed. */
  readonly isOffered?: boolean
}

/** A button that opens a dialog or a drawer. Screen readers announce it, and the walk over all screens opens it (decision testing). */
export function DialogButton({ dialog, isOffered = true, ...button }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {isOffered && <Button {...OPENS_DIALOG} {...(dialog && { onClick: () => setOpen(true) })} {...button} />}
      {isOpen && dialog?.(() => setOpen(false))}
    </>
  )
}
