import { useState } from 'react'
import { paths } from '../../http/paths.ts'
import { call, client } from '../../ui/api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { wordsOfFailure } from '../../ui/failure.ts'
import { useTranslate } from '../../ui/island.tsx'
import { notifyAfterNavigation } from '../../ui/snackbar.ts'
import { goTo } from '../../ui/go-to.ts'
import { withCode } from '../auth/step-up.store.ts'

/** Leaving the platform for good (spec section 6): refused while there is money; personal data is erased, the books stay. */
export function Unsubscription({ userId }: { userId: string }) {
  const t = useTranslate<'users'>()
  const common = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const unsubscribe = async () => {
    setBusy(true)
    setRefusal(undefined)
    const { failure } = await withCode(() =>
      call(client.DELETE('/v1/account/users/{id}', { params: { path: { id: userId } } })),
    )
    if (!failure) {
      notifyAfterNavigation({ kind: 'success', text: t('users.unsubscription.done') })
      await goTo(paths.home)
    } else setRefusal(wordsOfFailure(common, failure).message)
    setBusy(false)
  }
  const close = () => {
    setOpen(false)
    setRefusal(undefined)
  }
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
        foot={
          <>
            <Button
              look="danger"
              isBusy={isBusy}
              busyLabel={t('users.unsubscription.submitting')}
              onClick={() => void unsubscribe()}
            >
              {t('users.unsubscription.submit')}
            </Button>
            <Button look="quiet" data-autofocus onClick={close}>
              {t('users.unsubscription.keep')}
            </Button>
          </>
        }
      >
        {refusal && (
          <p className="note clay" role="alert">
            {refusal}
          </p>
        )}
        <p>{t('users.unsubscription.confirm')}</p>
      </Dialog>
    </section>
  )
}
