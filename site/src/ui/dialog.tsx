import { Fragment, startTransition, useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { Outcome } from './api.ts'
import { Button } from './button.tsx'
import { Refusal, useCall } from './call.tsx'
import { useTranslate } from './island.tsx'

interface DialogProps {
  readonly isOpen: boolean
  readonly title: ReactNode
  readonly onClose: () => void
  readonly isWide?: boolean
  /** A busy dialog does not close. */
  readonly isBusy?: boolean
  /** A click outside does not close it: the second click of a double click may land there. */
  readonly isKept?: boolean
  /** Its content is rendered while the page rests, so that it opens at once. */
  readonly isPrepared?: boolean
  /** For `showPrepared`. */
  readonly element?: RefObject<HTMLDialogElement | null>
  readonly children: ReactNode
  readonly foot?: ReactNode
}

/** The browser's modal dialog: focus trap, Escape, focus restored. `data-autofocus` marks the first focus. */
export function Dialog({
  isOpen,
  title,
  onClose,
  isWide,
  isBusy = false,
  isKept = false,
  isPrepared = false,
  element,
  children,
  foot,
}: DialogProps) {
  const own = useRef<HTMLDialogElement>(null)
  const dialog = element ?? own
  const [opening, setOpening] = useState(0)
  const titleId = useId()
  const [isRendered, setRendered] = useState(false)
  const t = useTranslate<'forms'>()
  useEffect(() => startTransition(() => setRendered(isPrepared)), [isPrepared])
  useEffect(() => {
    if (isOpen && dialog.current) show(dialog.current)
    if (!isOpen && dialog.current?.open) dialog.current.close()
  }, [isOpen, dialog])
  return (
    <dialog
      ref={dialog}
      className={isWide ? 'dialog wide' : 'dialog'}
      data-prepared={isRendered || undefined}
      aria-labelledby={titleId}
      closedby={isBusy ? 'none' : isKept ? 'closerequest' : 'any'}
      onCancel={(event) => isBusy && event.preventDefault()}
      onClose={() => (setOpening(opening + 1), onClose())}
    >
      {(isOpen || isRendered) && (
        <Fragment key={opening}>
          <div className="head">
            <h2 id={titleId}>{title}</h2>
            <button
              className="icon-button"
              type="button"
              aria-label={t('forms.close')}
              disabled={isBusy}
              onClick={() => dialog.current?.close()}
            >
              ×
            </button>
          </div>
          <div className="body">{children}</div>
          {foot && <div className="foot">{foot}</div>}
        </Fragment>
      )}
    </dialog>
  )
}

function show(dialog: HTMLDialogElement): void {
  if (dialog.open) return
  const first = dialog.querySelector<HTMLElement>('[data-autofocus]')
  if (first) first.autofocus = true
  dialog.showModal()
}

/** Shows prepared content before React renders it again. */
export function showPrepared(dialog: HTMLDialogElement | null, open: () => void): void {
  if (dialog?.dataset['prepared'] === undefined) return open()
  show(dialog)
  requestAnimationFrame(() => setTimeout(() => dialog.open && open()))
}

interface RemovalDialogProps extends Pick<DialogProps, 'isOpen' | 'title' | 'onClose'> {
  readonly explanation: string
  readonly submitLabel: string
  readonly busyLabel: string
  readonly remove: () => Promise<Outcome<unknown>>
  readonly onDone: () => void
}

export function RemovalDialog({ isOpen, title, onClose, ...rest }: RemovalDialogProps) {
  return (
    <Dialog isOpen={isOpen} title={title} onClose={onClose}>
      <Removal {...rest} onClose={onClose} />
    </Dialog>
  )
}

type RemovalProps = Omit<RemovalDialogProps, 'isOpen' | 'title'>

function Removal({ explanation, submitLabel, busyLabel, remove, onDone, onClose }: RemovalProps) {
  const t = useTranslate<'forms'>()
  const { run, isBusy, failure } = useCall(remove, onDone)
  return (
    <>
      <Refusal failure={failure} />
      <p>{explanation}</p>
      <p className="row">
        <Button look="danger" isBusy={isBusy} busyLabel={busyLabel} onClick={() => void run()}>
          {submitLabel}
        </Button>
        <Button look="quiet" aria-disabled={isBusy || undefined} onClick={onClose}>
          {t('forms.cancel')}
        </Button>
      </p>
    </>
  )
}
