import { Box } from '@mui/material'
import { useState, type ReactNode } from 'react'
import { DialogButton } from '../dialog-button.tsx'
import { useHotkey } from '../use-hotkey.ts'
import { SingleKey } from './key.tsx'

interface Props {
  /** A is the main act, R the one against it. */
  readonly hotkey: 'a' | 'r'
  readonly label: string
  readonly dialog: (close: () => void) => ReactNode
  readonly missing?: { readonly words: string; readonly focus: () => void } | undefined
}

const LOOKS = { a: { variant: 'contained' }, r: { variant: 'outlined', color: 'error' } } as const

/** A large button of a pane and its key, which open the question before a decision and decide nothing by themselves. */
export function QuestionButton({ hotkey, label, dialog, missing }: Props) {
  const [isAsked, setAsked] = useState(false)
  const ask = () => setAsked(true)
  useHotkey(hotkey, missing?.focus ?? ask)
  return (
    <>
      <DialogButton
        {...LOOKS[hotkey]}
        size="large"
        endIcon={<SingleKey name={hotkey.toUpperCase()} />}
        onClick={ask}
        disabled={missing !== undefined}
      >
        {label}
      </DialogButton>
      {isAsked && dialog(() => setAsked(false))}
    </>
  )
}

export const QuestionButtons = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: '5fr 3fr', gap: 1, '& > :only-child': { gridColumn: '1 / -1' } }}>
    {children}
  </Box>
)
