import { useRef, useState } from 'react'
import { useForkRef, type ButtonProps } from '@mui/material'
import { DialogButton } from './dialog-button.tsx'
import { ConfirmFrame, type Question } from './confirm-frame.tsx'
import { LeaveQuestion, useLeaveGuard } from './leave-question.tsx'
import { ReasonField } from './reason-field.tsx'
import { useAction, type ActionOptions } from './use-action.ts'
import { useDraft } from './use-draft.ts'
import { focusAtOnce } from './use-hotkey.ts'
import { useWords } from './words.ts'

interface Props<Value> extends Question, Omit<ActionOptions<string, Value>, 'undo'> {
  readonly reason?: { readonly label: string; readonly isOptional?: boolean; readonly maximum?: number }
  /** Gets the reason, or an empty text where none is asked for. */
  readonly act: (reason: string) => Promise<Value>
  /** Closed after a refusal: what is shown may be out of date. */
  readonly onRefused?: () => void
  readonly onClose: () => void
}

/**
 * Says the consequence, asks whether to go on, with a reason where one is kept, and acts. It closes when that is done. A typed reason is
 * not lost unasked.
 */
export function ConfirmDialog<Value>(props: Props<Value>) {
  const { reason, act, words, affects, after, onRefused, onClose, ...question } = props
  const [text, setText, forget] = useDraft(`reason:${question.title}`)
  const done = (value: Value) => {
    forget()
    onClose()
    after?.(value)
  }
  const { run, isBusy, refusal } = useAction(act, { words, affects, after: done })
  const close = () => {
    if (refusal) onRefused?.()
    forget()
    onClose()
  }
  const t = useWords()
  const guard = useLeaveGuard()
  const input = useRef<HTMLInputElement>(null)
  const inputRef = useForkRef(input, focusAtOnce)
  const [isAsked, setAsked] = useState(false)
  const isRequired = reason !== undefined && !reason.isOptional
  const lacksReason = isRequired && text.trim() === ''
  const isRefused = isAsked && lacksReason
  return (
    <>
      <ConfirmFrame
        {...question}
        isBusy={isBusy}
        refusal={refusal}
        onClose={() => guard.leave(close)}
        onConfirm={() => {
          setAsked(true)
          if (lacksReason) input.current?.focus()
          else void run(text.trim())
        }}
      >
        {reason && (
          <ReasonField
            {...reason}
            inputRef={inputRef}
            reason={text}
            onChange={setText}
            disabled={isBusy}
            refusal={isRefused ? t('errors.reason-required') : undefined}
            sx={{ marginBlockStart: 2 }}
          />
        )}
      </ConfirmFrame>
      {reason && <LeaveQuestion guard={guard} isDirty={!isBusy && text.trim() !== ''} />}
    </>
  )
}

interface ButtonQuestion<Value> extends Omit<Props<Value>, 'onClose' | 'title'> {
  readonly title?: string
  readonly label: string
  readonly button?: ButtonProps
}

export const ConfirmButton = <Value,>({ label, button, ...question }: ButtonQuestion<Value>) => (
  <DialogButton
    {...button}
    dialog={(close) => <ConfirmDialog title={label} confirmLabel={label} {...question} onClose={close} />}
  >
    {label}
  </DialogButton>
)
