import { maskIban, maskIbanShort } from '@cauce/format'
import { MAXIMUM_TAKE } from '@cauce/contract/page-sizes.ts'
import { useState } from 'react'
import { call, client, openSignedFile } from '../../ui/api.ts'
import { Badge, Failed } from '../../ui/blocks.tsx'
import { Button } from '../../ui/button.tsx'
import { useNotifyingCall } from '../../ui/call.tsx'
import { Dialog, RemovalDialog } from '../../ui/dialog.tsx'
import { useTranslate, defineIsland } from '../../ui/island.tsx'
import { notify } from '../../ui/snackbar.ts'
import { withCode } from '../auth/step-up.store.ts'
import { CorrectForm, AddForm } from './bank-account-forms.tsx'
import { STATE_COLOURS, type BankAccount } from './bank-account.ts'
import { StepUpDialog } from '../auth/code-form.tsx'
import '../../ui/own-list.css'

interface BankAccountsTabProps {
  readonly userId: string
  readonly accounts: readonly BankAccount[]
  /** Adding an account needs a confirmed e-mail and a verified identity. */
  readonly isVerified: boolean
}

function BankAccountsTab({ userId, accounts: initial, isVerified }: BankAccountsTabProps) {
  const t = useTranslate<'bankAccounts'>()
  const [accounts, setAccounts] = useState(initial)
  const [isAdding, setAdding] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  // Any change may change the main account.
  const reload = async () => {
    const { data } = await call(
      client.GET('/v1/payment/bank-accounts', { params: { query: { userId, take: MAXIMUM_TAKE } } }),
    )
    if (data) setAccounts(data.data)
    setFailed(data === undefined)
  }
  const added = () => {
    setAdding(false)
    notify({ kind: 'success', text: t('bankAccounts.add.done') })
    void reload()
  }
  const add = isVerified && <Button onClick={() => setAdding(true)}>{t('bankAccounts.add.open')}</Button>
  return (
    <div className="own-list">
      <p className="muted">{t('bankAccounts.lead')}</p>
      {hasFailed ? (
        <Failed
          heading="h2"
          title={t('bankAccounts.failed.title')}
          text={t('bankAccounts.failed.text')}
          onRetry={reload}
        />
      ) : accounts.length === 0 ? (
        <div className="empty">
          <h2>{t('bankAccounts.empty.title')}</h2>
          <p>{t(isVerified ? 'bankAccounts.empty.text' : 'bankAccounts.empty.needsIdentity')}</p>
          {add}
        </div>
      ) : (
        <>
          <BankAccountList accounts={accounts} onChanged={() => void reload()} />
          <p>{add}</p>
        </>
      )}
      <Dialog isOpen={isAdding} title={t('bankAccounts.add.title')} onClose={() => setAdding(false)}>
        <AddForm isFirst={accounts.length === 0} onDone={added} />
      </Dialog>
      <StepUpDialog />
    </div>
  )
}

function BankAccountList({ accounts, onChanged }: { accounts: readonly BankAccount[]; onChanged: () => void }) {
  const t = useTranslate<'bankAccounts'>()
  const [removing, setRemoving] = useState<BankAccount>()
  const [correcting, setCorrecting] = useState<BankAccount>()
  const done = (text: string) => {
    setRemoving(undefined)
    setCorrecting(undefined)
    notify({ kind: 'success', text })
    onChanged()
  }
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
        {correcting && <CorrectForm account={correcting} onDone={() => done(t('bankAccounts.correction.done'))} />}
      </Dialog>
      <RemovalDialog
        isOpen={removing !== undefined}
        title={t('bankAccounts.removal.title')}
        explanation={t('bankAccounts.removal.explanation', {
          alias: removing?.alias ?? '',
          account: maskIbanShort(removing?.account ?? ''),
        })}
        submitLabel={t('bankAccounts.removal.submit')}
        busyLabel={t('bankAccounts.removal.submitting')}
        remove={() =>
          call(client.DELETE('/v1/payment/bank-accounts/{id}', { params: { path: { id: removing!.bankAccountId } } }))
        }
        onClose={() => setRemoving(undefined)}
        onDone={() => done(t('bankAccounts.removal.done'))}
      />
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
  const { alias, main, state, errorMessage, document, updatedAt } = account
  const params = { path: { id: account.bankAccountId } }
  const makingMain = useNotifyingCall(
    async () => {
      const body = { main: true, updatedAt } as const
      const outcome = await withCode(() => call(client.PATCH('/v1/payment/bank-accounts/{id}', { params, body })))
      onChanged()
      return outcome
    },
    () => notify({ kind: 'success', text: t('bankAccounts.mainDone', { alias }) }),
  )
  const opening = useNotifyingCall(() =>
    openSignedFile(() => call(client.GET('/v1/payment/bank-accounts/{id}/url', { params }))),
  )
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
            isBusy={makingMain.isBusy}
            aria-label={t('bankAccounts.makeMainOf', { alias })}
            onClick={() => void makingMain.run()}
          >
            {t('bankAccounts.makeMain')}
          </Button>
        )}
        {state === 'error' && (
          <Button look="quiet" isSmall aria-label={t('bankAccounts.correctOf', { alias })} onClick={onCorrect}>
            {t('bankAccounts.correct')}
          </Button>
        )}
        {document && (
          <Button
            look="plain"
            isSmall
            aria-label={t('bankAccounts.certificateOf', { alias })}
            onClick={() => void opening.run()}
          >
            {t('bankAccounts.certificate')}
          </Button>
        )}
        <Button look="plain" isSmall aria-label={t('bankAccounts.removeOf', { alias })} onClick={onRemove}>
          {t('bankAccounts.remove')}
        </Button>
      </span>
    </li>
  )
}

export const BankAccountsTabIsland = defineIsland(['bankAccounts', 'common', 'sessions'], BankAccountsTab)
