import { useState } from 'react'
import { call, client } from '../../ui/api.ts'
import { Failed } from '../../ui/blocks.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { defineIsland, useTranslate } from '../../ui/island.tsx'
import { notify } from '../../ui/snackbar.ts'
import { StepUpDialog } from '../auth/code-form.tsx'
import { AddForm } from './bank-account-forms.tsx'
import { BankAccountList } from './bank-account-list.tsx'
import type { BankAccount } from './bank-account.ts'
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
    const { data } = await call(client.GET('/v1/payment/bank-accounts', { params: { query: { userId, take: 100 } } }))
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

export const BankAccountsTabIsland = defineIsland(['bankAccounts', 'common', 'sessions'], BankAccountsTab)
