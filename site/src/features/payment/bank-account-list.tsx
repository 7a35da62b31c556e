import { maskIban, maskIbanShort } from '@cauce/format'
import { useState } from 'react'
import { call, client } from '../../ui/api.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { wordsOfFailure } from '../../ui/failure.ts'
import { useTranslate } from '../../ui/island.tsx'
import { openSignedFile } from '../../ui/open-signed-file.ts'
import { notify } from '../../ui/snackbar.ts'
import { withCode } from '../auth/step-up.store.ts'
import type { BankAccount } from './bank-account.ts'
import { CorrectForm } from './correct-form.tsx'
import { STATE_COLOURS } from './bank-account.ts'

/** The accounts of the person, masked, with where each stands and what can be done with it. */
export function BankAccountList({ accounts, onChanged }: { accounts: readonly BankAccount[]; onChanged: () => void }) {
  const t = useTranslate<'bankAccounts' | 'wallets'>()
  const [removing, setRemoving] = useState<BankAccount>()
  const [correcting, setCorrecting] = useState<BankAccount>()
  return (
    <>
      <ul className="accounts">
        {accounts.map((account) => (
          <Row
            key={account.bankAccountId}
            account={account}
            onChanged={onChanged}
            onCorrect={() => setCorrecting(account)}
            onRemove={() => setRemoving(account)}
          />
        ))}
      </ul>
      <Dialog
        isOpen={correcting !== undefined}
        title={t('bankAccounts.correction.title')}
        onClose={() => setCorrecting(undefined)}
      >
        {correcting && (
          <CorrectForm
            account={correcting}
            onDone={() => {
              setCorrecting(undefined)
              notify({ kind: 'success', text: t('bankAccounts.correction.done') })
              onChanged()
            }}
          />
        )}
      </Dialog>
      <Dialog
        isOpen={removing !== undefined}
        title={t('bankAccounts.removal.title')}
        onClose={() => setRemoving(undefined)}
      >
        {removing && (
          <Removal
            account={removing}
            onDone={() => {
              setRemoving(undefined)
              onChanged()
            }}
          />
        )}
      </Dialog>
    </>
  )
}

interface RowProps {
  readonly account: BankAccount
  readonly onChanged: () => void
  readonly onCorrect: () => void
  readonly onRemove: () => void
}

function Row({ account, onChanged, onCorrect, onRemove }: RowProps) {
  const t = useTranslate<'bankAccounts'>()
  const common = useTranslate()
  const [isBusy, setBusy] = useState(false)
  const { bankAccountId, alias, main, state, errorMessage, document, updatedAt } = account
  const makeMain = async () => {
    setBusy(true)
    const body = { main: true, updatedAt } as const
    const { failure } = await withCode(() =>
      call(client.PATCH('/v1/payment/bank-accounts/{id}', { params: { path: { id: bankAccountId } }, body })),
    )
    setBusy(false)
    if (failure) notify({ kind: 'error', text: wordsOfFailure(common, failure).message })
    else notify({ kind: 'success', text: t('bankAccounts.mainDone', { alias }) })
    onChanged()
  }
  return (
    <li>
      <span>
        <b>{alias}</b> {main && <span className="muted">{t('bankAccounts.fields.main')}</span>}
      </span>
      <Badge colour={STATE_COLOURS[state]}>{t(`bankAccounts.state.${state}`)}</Badge>
      <span className="iban figure">{maskIban(account.account)}</span>
      <span className={state === 'error' ? 'error' : 'iban'}>
        {t(`bankAccounts.stateAbout.${state}`)}{' '}
        {state === 'error' && errorMessage && t('bankAccounts.error', { reason: errorMessage })}
      </span>
      <span className="row">
        {!main && (
          <Button
            look="quiet"
            isSmall
            isBusy={isBusy}
            aria-label={t('bankAccounts.makeMainOf', { alias })}
            onClick={() => void makeMain()}
          >
            {t('bankAccounts.makeMain')}
          </Button>
        )}
        {state === 'error' && (
          <Button look="quiet" isSmall aria-label={t('bankAccounts.correctOf', { alias })} onClick={onCorrect}>
            {t('bankAccounts.correct')}
          </Button>
        )}
        {document && <CertificateButton bankAccountId={bankAccountId} alias={alias} />}
        <Button look="plain" isSmall aria-label={t('bankAccounts.removeOf', { alias })} onClick={onRemove}>
          {t('bankAccounts.remove')}
        </Button>
      </span>
    </li>
  )
}

function CertificateButton({ bankAccountId, alias }: { bankAccountId: string; alias: string }) {
  const t = useTranslate<'bankAccounts'>()
  const common = useTranslate()
  const open = async () => {
    const params = { path: { id: bankAccountId } }
    const { failure } = await openSignedFile(() => call(client.GET('/v1/payment/bank-accounts/{id}/url', { params })))
    if (failure) notify({ kind: 'error', text: wordsOfFailure(common, failure).message })
  }
  return (
    <Button look="plain" isSmall aria-label={t('bankAccounts.certificateOf', { alias })} onClick={() => void open()}>
      {t('bankAccounts.certificate')}
    </Button>
  )
}

function Removal({ account, onDone }: { account: BankAccount; onDone: () => void }) {
  const t = useTranslate<'bankAccounts'>()
  const common = useTranslate()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const remove = async () => {
    setBusy(true)
    setRefusal(undefined)
    const { failure } = await call(
      client.DELETE('/v1/payment/bank-accounts/{id}', { params: { path: { id: account.bankAccountId } } }),
    )
    setBusy(false)
    if (failure) {
      setRefusal(wordsOfFailure(common, failure).message)
      return
    }
    notify({ kind: 'success', text: t('bankAccounts.removal.done') })
    onDone()
  }
  return (
    <>
      {refusal && (
        <p className="note clay" role="alert">
          {refusal}
        </p>
      )}
      <p>{t('bankAccounts.removal.explanation', { alias: account.alias, account: maskIbanShort(account.account) })}</p>
      <p>
        <Button
          look="danger"
          isBusy={isBusy}
          busyLabel={t('bankAccounts.removal.submitting')}
          onClick={() => void remove()}
        >
          {t('bankAccounts.removal.submit')}
        </Button>
      </p>
    </>
  )
}
