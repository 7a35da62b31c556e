import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useHotkey } from '../use-hotkey.ts'
import { SingleKey } from './key.tsx'
import { RejectionForm, type Rejection } from './rejection-form.tsx'

export interface Approval {
  readonly label: string
  readonly onApprove: () => void
  readonly missing?: { readonly words: string; readonly focus: () => void } | undefined
  readonly forbidden?: string | undefined
  /** Until it is known what the approval would do. */
  readonly isUnknown?: boolean
}

interface Props {
  readonly approval: Approval | undefined
  readonly rejection?: Rejection | undefined
  readonly isBusy?: boolean
  readonly children?: ReactNode
}

/** Approve and reject, with the keys A and R. A form for the reason replaces the buttons when rejecting. */
export function DecisionButtons({ approval, rejection, isBusy = false, children }: Props) {
  const [isRejecting, setRejecting] = useState(false)
  const reject = () => setRejecting(true)
  useHotkey('r', reject, rejection !== undefined && !isBusy)

  if (isRejecting && rejection)
    return <RejectionForm rejection={rejection} isBusy={isBusy} onCancel={() => setRejecting(false)} />
  return (
    <>
      {children}
      {approval?.forbidden !== undefined && <Alert severity="info">{approval.forbidden}</Alert>}
      <Box sx={{ display: 'grid', gridTemplateColumns: approval && rejection ? '5fr 3fr' : '1fr', gap: 1 }}>
        {approval && <ApproveButton approval={approval} isBusy={isBusy} />}
        {rejection && (
          <Button
            variant="outlined"
            color="error"
            size="large"
            disabled={isBusy}
            onClick={reject}
            endIcon={<SingleKey name="R" />}
          >
            {rejection.label}
          </Button>
        )}
      </Box>
      {approval && approval.forbidden === undefined && <Missing words={approval.missing?.words} />}
    </>
  )
}

/**
 * Whether the last action was a decision with A. The next row is opened automatically, so the first press of A only moves the focus to
 * its button.
 */
let hasJustDecided = false

/** Any other key, and the pointer, say that the reader has gone on. */
function useGoingOn() {
  useEffect(() => {
    const goOn = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key.toLowerCase() !== 'a') hasJustDecided = false
    }
    window.addEventListener('keydown', goOn, true)
    window.addEventListener('pointerdown', goOn, true)
    return () => {
      window.removeEventListener('keydown', goOn, true)
      window.removeEventListener('pointerdown', goOn, true)
    }
  }, [])
}

function ApproveButton({ approval, isBusy }: { readonly approval: Approval; readonly isBusy: boolean }) {
  const { label, missing, forbidden, isUnknown = false, onApprove } = approval
  const isHeld = isBusy || forbidden !== undefined || (isUnknown && missing === undefined)
  const approve = () => {
    if (isHeld) return
    if (missing) missing.focus()
    else onApprove()
  }
  const button = useRef<HTMLButtonElement>(null)
  useGoingOn()
  useHotkey('a', () => {
    if (isHeld) return
    const hasComeByItself = hasJustDecided
    hasJustDecided = !hasComeByItself && missing === undefined
    if (hasComeByItself && missing === undefined) button.current?.focus()
    else approve()
  })
  return (
    <Button
      ref={button}
      variant="contained"
      size="large"
      loading={isBusy || isUnknown}
      loadingPosition="start"
      disabled={forbidden !== undefined || missing !== undefined}
      onClick={approve}
      endIcon={<SingleKey name="A" />}
    >
      {label}
    </Button>
  )
}

export function Missing({ words }: { readonly words: string | undefined }) {
  return (
    <Typography component="output" variant="caption" sx={{ color: 'text.secondary', '&:empty': { display: 'none' } }}>
      {words}
    </Typography>
  )
}
