import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Alert, Box, Button, Typography, Chip } from '@mui/material'
import { useHotkey } from '../use-hotkey.ts'
import { SingleKey } from './key.tsx'
import { LeaveQuestion, useLeaveGuard } from '../leave-question.tsx'
import { ReasonField } from '../reason-field.tsx'
import { useDraft } from '../use-draft.ts'
import { useWords } from '../words.ts'
import CheckIcon from '@mui/icons-material/Check'

interface Approval {
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

export interface Rejection {
  readonly label: string
  readonly reasonLabel: string
  readonly isReasonOptional?: boolean
  readonly longestReason?: number
  readonly onReject: (reason: string) => void
  readonly consequence?: string | undefined
  readonly sentences?: readonly Sentence[] | undefined
  readonly submitLabel?: string | undefined
  readonly reasonRefusal?: string | undefined
}

interface RejectionFormProps {
  readonly rejection: Rejection
  readonly isBusy: boolean
  readonly onCancel: () => void
}

/** Asks for the reason of a rejection. Escape goes back to the buttons, after asking where a reason was typed. */
function RejectionForm({ rejection, isBusy, onCancel }: RejectionFormProps) {
  const t = useWords()
  const guard = useLeaveGuard()
  const input = useRef<HTMLTextAreaElement>(null)
  const [reason, setReason, forget] = useDraft(`reject:${rejection.label}`)
  const [isAsked, setAsked] = useState(false)
  const isMissing = !rejection.isReasonOptional && reason.trim() === ''
  const message = isAsked && isMissing ? t('errors.reason-required') : rejection.reasonRefusal
  useEffect(() => input.current?.focus(), [])

  const cancel = () => {
    forget()
    onCancel()
  }
  const send = () => {
    setAsked(true)
    if (isMissing) input.current?.focus()
    else rejection.onReject(reason.trim())
  }

  return (
    <>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !isBusy) guard.leave(cancel)
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
        }}
      >
        {rejection.consequence !== undefined && (
          <Typography variant="body2" sx={{ marginBlockEnd: 1 }}>
            {rejection.consequence}
          </Typography>
        )}
        <Sentences sentences={rejection.sentences} reason={reason} isBusy={isBusy} onChange={setReason} />
        <ReasonField
          inputRef={input}
          label={rejection.reasonLabel}
          reason={reason}
          onChange={setReason}
          maxRows={5}
          isOptional={rejection.isReasonOptional}
          maximum={rejection.longestReason}
          disabled={isBusy}
          refusal={message}
          help={t('backoffice.decision.reasonHelp')}
        />
        <Box sx={{ display: 'grid', gridTemplateColumns: '5fr 3fr', gap: 1, marginBlockStart: 1 }}>
          <Button type="submit" variant="contained" color="error" size="large" loading={isBusy} loadingPosition="start">
            {rejection.submitLabel ?? rejection.label}
          </Button>
          <Button variant="outlined" size="large" disabled={isBusy} onClick={() => guard.leave(cancel)}>
            {t('common.cancel')}
          </Button>
        </Box>
      </Box>
      <LeaveQuestion guard={guard} isDirty={!isBusy && reason.trim() !== ''} />
    </>
  )
}

interface Sentence {
  readonly label: string
  readonly words: string
}

interface SentencesProps {
  readonly sentences: readonly Sentence[] | undefined
  readonly reason: string
  readonly isBusy: boolean
  readonly onChange: (reason: string) => void
}

function Sentences({ sentences = [], reason, isBusy, onChange }: SentencesProps) {
  if (sentences.length === 0) return null
  const toggled = (words: string) =>
    reason.includes(words) ? reason.replace(words, '').replaceAll('  ', ' ').trim() : `${reason} ${words}`.trim()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, marginBlockEnd: 1.5 }}>
      {sentences.map(({ label, words }) => {
        const isIn = reason.includes(words)
        return (
          <Chip
            key={label}
            component="button"
            type="button"
            label={label}
            variant={isIn ? 'filled' : 'outlined'}
            {...(isIn && { icon: <CheckIcon aria-hidden /> })}
            aria-pressed={isIn}
            disabled={isBusy}
            onClick={() => onChange(toggled(words))}
          />
        )
      })}
    </Box>
  )
}
