import { useState } from 'react'
import { paths } from '@cauce/contract/pages.ts'
import { call, client, goTo } from '../../ui/api.ts'
import { Button } from '../../ui/button.tsx'
import { Refusal, useCall } from '../../ui/call.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useTranslate } from '../../ui/island.tsx'
import { notifyAfterNavigation } from '../../ui/snackbar.ts'
import { withCode } from '../auth/step-up.store.ts'

/** Closes the account (handbook rule 1.23). The API refuses while there is money; it erases personal data and keeps the books. */
export function Unsubscription({ userId }: { userId: string }) {
  const t = useTranslate<'users'>()
  const [isOpen, setOpen] = useState(false)
  const { run, isBusy, failure, clearFailure } = useCall(
    () => withCode(() => call(client.DELETE('/v1/account/users/{id}', { params: { path: { id: userId } } }))),
    () => {
      notifyAfterNavigation({ kind: 'success', text: t('users.unsubscription.done') })
      return goTo(paths.home)
    },
  )
  const close = () => {
    setOpen(false)
    clearFailure()
  }
  const buttons = (
    <>
      <Button look="danger" isBusy={isBusy} busyLabel={t('users.unsubscription.submitting')} onClick={() => void run()}>
        {t('users.unsubscription.submit')}
      </Button>
      <Button look="quiet" data-autofocus onClick={close}>
        {t('users.unsubscription.keep')}
      </Button>
    </>
  )
  return (
    <section aria-labelledby="unsubscription" className="stack-gap">
      <h2 id="unsubscription">{t('users.unsubscription.title')}</h2>
      <p className="small muted">{t('users.unsubscription.lead')}</p>
      <p>
        <Button look="danger" isSmall onClick={() => setOpen(true)}>
          {t('users.unsubscription.open')}
        </Button>
      </p>
      <Dialog
        isOpen={isOpen}
        isBusy={isBusy}
        title={t('users.unsubscription.confirmTitle')}
        onClose={close}
        foot={buttons}
      >
        <Refusal failure={failure} />
        <p>{t('users.unsubscription.confirm')}</p>
      </Dialog>
    </section>
  )
}
