import { useEffect, useRef, useState } from 'react'
import { Box, Button, TextField, Typography, Chip } from '@mui/material'
import { LeaveQuestion, useLeaveGuard } from '../leave-question.tsx'
import { LONGEST_REASON } from '../reason-field.tsx'
import { useDraft } from '../use-draft.ts'
import { useWords } from '../words.ts'
import CheckIcon from '@mui/icons-material/Check'

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

interface Props {
  readonly rejection: Rejection
  readonly isBusy: boolean
  readonly onCancel: () => void
}

/** Asks for the reason of a rejection. Escape goes back to the buttons, after asking where a reason was typed. */
export function RejectionForm({ rejection, isBusy, onCancel }: Props) {
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
        <TextField
          inputRef={input}
          label={rejection.reasonLabel}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          multiline
          minRows={2}
          maxRows={5}
          required={!rejection.isReasonOptional}
          disabled={isBusy}
          error={message !== undefined}
          helperText={message ?? t('backoffice.decision.reasonHelp')}
          slotProps={{ htmlInput: { maxLength: rejection.longestReason ?? LONGEST_REASON } }}
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
