import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useTranslate } from './island.tsx'

interface DialogProps {
  readonly isOpen: boolean
  readonly title: ReactNode
  readonly onClose: () => void
  readonly isWide?: boolean
  /** While something is being sent the dialog does not close. */
  readonly isBusy?: boolean
  readonly children: ReactNode
  readonly foot?: ReactNode
}

/** The browser's own dialog: it traps the focus, closes with Escape and gives the focus back. What is marked `data-autofocus` has it first: work starts there. */
export function Dialog({ isOpen, title, onClose, isWide, isBusy = false, children, foot }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const t = useTranslate<'forms'>()
  useEffect(() => {
    if (isOpen && dialog.current && !dialog.current.open) {
      dialog.current.showModal()
      dialog.current.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    }
    if (!isOpen && dialog.current?.open) dialog.current.close()
  }, [isOpen])
  return (
    <dialog
      ref={dialog}
      className={isWide ? 'dialog wide' : 'dialog'}
      aria-labelledby={titleId}
      closedby={isBusy ? 'none' : 'any'}
      onCancel={(event) => isBusy && event.preventDefault()}
      onClose={onClose}
    >
      {isOpen && (
        <>
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
        </>
      )}
    </dialog>
  )
}
