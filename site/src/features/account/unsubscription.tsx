import type { Answer } from '@cauce/client'
import { formatDate } from '@cauce/format'
import { paths } from '@cauce/contract/pages.ts'
import { useState } from 'react'
import { call, client, goTo } from '../../ui/api.ts'
import { Button } from '../../ui/button.tsx'
import { Refusal, useCall } from '../../ui/call.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useTranslate } from '../../ui/island.tsx'
import { notify, notifyAfterNavigation } from '../../ui/snackbar.ts'
import { withCode } from '../auth/step-up.store.ts'

export type ClosingState = Answer<'/v1/account/closing'>

/** Erased with an account (decision data-retention). */
const ERASED = ['person', 'papers', 'access', 'messages'] as const

interface UnsubscriptionProps {
  readonly userId: string
  readonly initial: ClosingState
}

export function Unsubscription({ userId, initial }: UnsubscriptionProps) {
  const t = useTranslate<'closings'>()
  const [state, setState] = useState(initial)
  const [isOpen, setOpen] = useState(false)
  const withdrawal = useCall(
    () => call(client.DELETE('/v1/account/closing')),
    () => {
      setState({ ...state, closing: null })
      notify({ kind: 'success', text: t('closings.withdrawn') })
    },
  )
  const asked = (latest: ClosingState) => {
    setOpen(false)
    setState(latest)
    notify({ kind: 'success', text: t('closings.asked') })
  }
  return (
    <section aria-labelledby="unsubscription" className="stack-gap">
      <h2 id="unsubscription">{t('closings.title')}</h2>
      <output>
        {state.closing && (
          <span className="note clay">{t('closings.waiting', { date: formatDate(state.closing.closesAt) })}</span>
        )}
      </output>
      {!state.closing && <p className="small muted">{t('closings.lead')}</p>}
      <Refusal failure={withdrawal.failure} />
      <p>
        {state.closing ? (
          <Button
            isBusy={withdrawal.isBusy}
            busyLabel={t('closings.withdrawing')}
            onClick={() => void withdrawal.run()}
          >
            {t('closings.withdraw')}
          </Button>
        ) : (
          <Button look="danger" isSmall onClick={() => setOpen(true)}>
            {t('closings.open')}
          </Button>
        )}
      </p>
      <ClosingDialog userId={userId} state={state} isOpen={isOpen} onClose={() => setOpen(false)} onDone={asked} />
    </section>
  )
}

interface ClosingDialogProps {
  readonly userId: string
  readonly state: ClosingState
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onDone: (state: ClosingState) => void
}

function ClosingDialog({ userId, state, isOpen, onClose, onDone }: ClosingDialogProps) {
  const t = useTranslate<'closings'>()
  const { run, isBusy, failure, clearFailure } = useCall(
    () => withCode(() => call(client.DELETE('/v1/account/users/{id}', { params: { path: { id: userId } } }))),
    async () => {
      const { data } = await call(client.GET('/v1/account/closing'))
      if (data) return onDone(data)
      // Without a withdrawal period the account is closed already.
      notifyAfterNavigation({ kind: 'success', text: t('closings.asked') })
      return goTo(paths.home)
    },
  )
  const close = () => {
    onClose()
    clearFailure()
  }
  const buttons = (
    <>
      <Button look="danger" isBusy={isBusy} busyLabel={t('closings.submitting')} onClick={() => void run()}>
        {t('closings.submit')}
      </Button>
      <Button look="quiet" onClick={close}>
        {t('closings.keep')}
      </Button>
    </>
  )
  return (
    <Dialog isOpen={isOpen} isBusy={isBusy} title={t('closings.confirmTitle')} onClose={close} foot={buttons}>
      <p>{t('closings.confirm', { date: formatDate(state.closesAt) })}</p>
      <p>{t('closings.copyFirst')}</p>
      <h3>{t('closings.erasedTitle')}</h3>
      <ul className="erasure">
        {ERASED.map((name) => (
          <li key={name}>{t(`closings.erased.${name}`)}</li>
        ))}
        {state.kept.map(({ kind, until }) => until === null && <li key={kind}>{t('closings.erased.identity')}</li>)}
      </ul>
      <h3>{t('closings.keptTitle')}</h3>
      <ul className="erasure">
        {state.kept.map(
          ({ kind, until }) =>
            until !== null && <li key={kind}>{t(`closings.kept.${kind}`, { date: formatDate(until) })}</li>,
        )}
        <li>{t('closings.kept.evidence')}</li>
      </ul>
      {/* The start of so long a dialog is out of sight. */}
      <Refusal failure={failure} />
    </Dialog>
  )
}
