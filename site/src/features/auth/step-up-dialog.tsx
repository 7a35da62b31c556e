import { useStore } from '@nanostores/react'
import { Dialog } from '../../ui/dialog.tsx'
import { useTranslate } from '../../ui/island.tsx'
import { CodeForm } from './code-form.tsx'
import { $codeRequest } from './step-up.store.ts'

/** Asks for the one-time code that a call waits for (`withCode`). Each island whose calls may need one carries it once. */
export function StepUpDialog() {
  const request = useStore($codeRequest)
  const t = useTranslate<'sessions'>()
  return (
    <Dialog
      isOpen={request !== null}
      title={t('sessions.stepUp.title')}
      onClose={() => $codeRequest.get()?.settle(false)}
    >
      <p className="small muted">{t('sessions.stepUp.explanation')}</p>
      <CodeForm submitLabel={t('sessions.stepUp.submit')} onDone={() => $codeRequest.get()?.settle(true)} />
      <p className="fine">{t('sessions.neverAsked')}</p>
    </Dialog>
  )
}
