import type { Answer } from '@cauce/client'
import { paths } from '@cauce/contract/pages.ts'
import { formatDate, formatMoney, formatName, groupIban } from '@cauce/format'
import { useEffect, useId, useState } from 'react'
import { call, client, wordsOfFailure, type Failure } from '../../ui/api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useTranslate } from '../../ui/island.tsx'
import { QrCode } from '../auth/qr-code.tsx'
import type { Transaction } from './movement-filters.ts'
import { isCancellable } from './movement-words.ts'
import './wallet-tab.css'

type Instructions = Answer<'/v1/bank/deposit-instructions'>

interface DepositDialogProps {
  /** Null while closed. */
  readonly deposit: Transaction | null
  readonly onClose: () => void
  readonly onCancel: (deposit: Transaction) => void
}

/** Text to copy first, QR code second: few Spanish banks read one. */
export function DepositDialog({ deposit, onClose, onCancel }: DepositDialogProps) {
  const t = useTranslate<'deposits'>()
  return (
    <Dialog
      isWide
      isOpen={deposit !== null}
      title={deposit && t('deposits.sendTitle', { amount: formatMoney(deposit.amount) })}
      onClose={onClose}
      foot={
        deposit && (
          <div className="deposit-foot">
            {isCancellable(deposit) && (
              <Button look="plain" className="clay" onClick={() => onCancel(deposit)}>
                {t('deposits.cancel')}
              </Button>
            )}
            <Button data-autofocus onClick={onClose}>
              {t('deposits.close')}
            </Button>
          </div>
        )
      }
    >
      {deposit && <Destination key={deposit.transactionId} deposit={deposit} />}
    </Dialog>
  )
}

function Destination({ deposit: { walletId, amount, transactionId } }: { readonly deposit: Transaction }) {
  const t = useTranslate<'deposits' | 'errors' | 'errorWords' | 'forms'>()
  const [instructions, setInstructions] = useState<Instructions>()
  const [failure, setFailure] = useState<Failure>()
  useEffect(() => {
    let isShown = true
    const params = { query: { walletId, amount } }
    void call(client.GET('/v1/bank/deposit-instructions', { params })).then((outcome) => {
      if (!isShown) return
      setInstructions(outcome.data)
      setFailure(outcome.failure)
    })
    return () => {
      isShown = false
    }
  }, [walletId, amount])
  if (failure)
    return (
      <p className="note clay" role="alert">
        {wordsOfFailure(t, failure).message}
      </p>
    )
  if (!instructions) return <p className="muted">{t('forms.loading')}</p>
  return (
    <>
      <p>{t('deposits.lead')}</p>
      <div className="send-to">
        <Details instructions={instructions} amount={amount} />
        {instructions.qrText !== null && (
          <figure className="transfer-qr">
            <QrCode text={instructions.qrText} description={t('deposits.qr')} />
            <figcaption>{t('deposits.qrHelp')}</figcaption>
          </figure>
        )}
      </div>
      <p className="note">{t('deposits.nameCheck')}</p>
      <NextSteps />
      <p className="fine">
        {t('deposits.after')} <a href={paths.terms}>{t('deposits.terms')}</a>
      </p>
      {instructions.expiresAt !== null && (
        <p className="fine">{t('deposits.expires', { date: formatDate(instructions.expiresAt) })}</p>
      )}
      {instructions.isSandbox && <SandboxTransfer transactionId={transactionId} />}
    </>
  )
}

function NextSteps() {
  const t = useTranslate<'deposits'>()
  const id = useId()
  return (
    <>
      <h3 className="visually-hidden" id={id}>
        {t('deposits.steps.title')}
      </h3>
      <ol className="next-steps" aria-labelledby={id}>
        {(['send', 'match', 'tell'] as const).map((step) => (
          <li key={step}>
            <strong>{t(`deposits.steps.${step}`)}</strong>
            <span>{t(`deposits.steps.${step}Text`)}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

/** Sandbox only: plays the transfer at the bank. */
function SandboxTransfer({ transactionId }: Pick<Transaction, 'transactionId'>) {
  const t = useTranslate<'deposits' | 'errors' | 'errorWords' | 'forms'>()
  const [state, setState] = useState<'sending' | 'sent'>()
  const [failure, setFailure] = useState<Failure>()
  const send = async () => {
    setState('sending')
    const outcome = await call(client.POST('/v1/bank/sandbox-transfers', { body: { transactionId } }))
    setFailure(outcome.failure)
    setState(outcome.failure ? undefined : 'sent')
  }
  return (
    <div className="note">
      <p>{t('deposits.sandbox.lead')}</p>
      {state !== 'sent' && (
        <Button look="quiet" isSmall isBusy={state === 'sending'} onClick={() => void send()}>
          {t('deposits.sandbox.send')}
        </Button>
      )}
      <output>{state === 'sent' && t('deposits.sandbox.sent')}</output>
      {failure && <p role="alert">{wordsOfFailure(t, failure).message}</p>}
    </div>
  )
}

function Details({ instructions, amount }: { readonly instructions: Instructions; readonly amount: string }) {
  const t = useTranslate<'deposits'>()
  const { beneficiary, iban, bic, reference } = instructions
  return (
    <dl className="pay-to">
      <Detail name="beneficiary" shown={formatName(beneficiary)} copied={beneficiary} />
      <Detail name="iban" shown={groupIban(iban)} copied={iban} />
      <Detail name="bic" shown={bic} copied={bic} />
      <Detail name="amount" shown={formatMoney(amount)} copied={amount.replace('.', ',')} />
      <Detail name="reference" shown={groupIban(reference)} copied={reference} help={t('deposits.referenceHelp')} />
    </dl>
  )
}

interface DetailProps {
  readonly name: 'beneficiary' | 'iban' | 'bic' | 'amount' | 'reference'
  readonly shown: string
  /** Without spaces and signs. */
  readonly copied: string
  readonly help?: string
}

function Detail({ name, shown, copied, help }: DetailProps) {
  const t = useTranslate<'deposits'>()
  const [state, setState] = useState<'copied' | 'failed'>()
  const copy = () =>
    navigator.clipboard.writeText(copied).then(
      () => setState('copied'),
      () => setState('failed'),
    )
  return (
    <div className={name}>
      <dt>{t(`deposits.fields.${name}`)}</dt>
      <dd className={name === 'beneficiary' ? undefined : 'figure'}>{shown}</dd>
      <dd className="copy">
        <Button look="quiet" isSmall aria-label={t(`deposits.copyOf.${name}`)} onClick={() => void copy()}>
          {t(state === 'copied' ? 'deposits.copied' : 'deposits.copy')}
        </Button>
        <output className="visually-hidden">
          {state === 'copied' && t('deposits.copiedOf', { what: t(`deposits.fields.${name}`) })}
        </output>
      </dd>
      {state === 'failed' && <dd className="help">{t('deposits.copyFailed')}</dd>}
      {help && <dd className="help">{help}</dd>}
    </div>
  )
}
