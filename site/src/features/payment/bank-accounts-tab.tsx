import { MAXIMUM_TAKE } from '@cauce/contract/page-sizes.ts'
import { useState, type ComponentProps } from 'react'
import { call, client, openSignedFile } from '../../ui/api.ts'
import { Failed, Badge } from '../../ui/blocks.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, RemovalDialog } from '../../ui/dialog.tsx'
import { defineIsland, useTranslate } from '../../ui/island.tsx'
import { notify } from '../../ui/snackbar.ts'
import { toNextStep, useStep } from '../../ui/step.ts'
import { StepUpDialog } from '../auth/code-form.tsx'
import { type BankAccount, shownState, STATE_COLOURS } from './bank-account.ts'
import { maskIban, maskIbanShort, groupIban } from '@cauce/format'
import { useNotifyingCall } from '../../ui/call.tsx'
import { withCode } from '../auth/step-up.store.ts'
import { BankAccountBody, BankAccountPatch } from '@cauce/contract/payment/bank-accounts.ts'
import { ATTACHMENT_KINDS } from '@cauce/contract/files.ts'
import { useContractForm } from '../../ui/contract-form.ts'
import { CheckField, Field } from '../../ui/field.tsx'
import { FileField, mistakesOfFile } from '../../ui/file-field.tsx'
import { Form } from '../../ui/form.tsx'
import '@cauce/design/components/wallet.css'
import '../../ui/own-list.css'

interface BankAccountsTabProps {
  readonly userId: string
  readonly accounts: readonly BankAccount[]
  readonly isVerified: boolean
}

function BankAccountsTab({ userId, accounts: initial, isVerified }: BankAccountsTabProps) {
  const t = useTranslate<'bankAccounts'>()
  const [accounts, setAccounts] = useState(initial)
  const [isAdding, setAdding] = useState<boolean>()
  const isStep = useStep('#add') && isVerified && initial.length === 0
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
    if (isStep) return toNextStep(t('bankAccounts.add.done'))
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
      <Dialog isOpen={isAdding ?? isStep} title={t('bankAccounts.add.title')} onClose={() => setAdding(false)}>
        <AddForm userId={userId} isFirst={accounts.length === 0} onDone={added} />
      </Dialog>
      <StepUpDialog />
    </div>
  )
}

export const BankAccountsTabIsland = defineIsland(['bankAccounts', 'common', 'sessions'], BankAccountsTab)

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
  const { alias, main, errorMessage, document, updatedAt } = account
  const state = shownState(account)
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

/** A refusal keeps what was typed and chosen. */
function AddForm({ userId, isFirst, onDone }: { userId: string; isFirst: boolean; onDone: () => void }) {
  const t = useTranslate<'bankAccounts'>()
  const [document, setDocument] = useState<File | null>(null)
  const { form, field, ...contractForm } = useContractForm({
    schema: BankAccountBody,
    mistakesOf: () => mistakesOfFile('document', document, ATTACHMENT_KINDS),
    keepAs: `${userId}:bank-account`,
    defaultValues: { alias: isFirst ? t('bankAccounts.add.firstAlias') : '', account: '', main: isFirst },
    fieldOfCode: { 'iban-exists': 'account' },
    send: (body) =>
      withCode(() => call(client.POST('/v1/payment/bank-accounts', { body: { ...body, document: document! } }))),
    onDone,
  })
  return (
    <Form
      {...contractForm}
      submitLabel={t('bankAccounts.add.submit')}
      busyLabel={t('bankAccounts.add.submitting')}
      foot={<p className="fine">{t('bankAccounts.add.after')}</p>}
    >
      <AccountFields
        alias={field('alias')}
        account={field('account')}
        file={document}
        error={contractForm.summary.fields['document']}
        onFile={(file) => (setDocument(file), form.clearErrors())}
      />
      {!isFirst && <CheckField {...field('main')} label={t('bankAccounts.add.main')} />}
    </Form>
  )
}

/** A changed IBAN or certificate is reviewed again. */
function CorrectForm({ account, onDone }: { account: BankAccount; onDone: () => void }) {
  const t = useTranslate<'bankAccounts'>()
  const [document, setDocument] = useState<File | null>(null)
  const { bankAccountId, alias, updatedAt } = account
  const { form, field, ...contractForm } = useContractForm({
    schema: BankAccountPatch,
    mistakesOf: () => mistakesOfFile('document', document, ATTACHMENT_KINDS, true),
    defaultValues: { alias, account: groupIban(account.account), updatedAt },
    fieldOfCode: { 'iban-exists': 'account' },
    send: (values) => {
      const isSame = values.account?.replaceAll(/\s/g, '').toUpperCase() === account.account
      const body = { ...values, ...(isSame && { account: undefined }), ...(document && { document }) }
      const params = { path: { id: bankAccountId } }
      return withCode(() => call(client.PATCH('/v1/payment/bank-accounts/{id}', { params, body })))
    },
    onDone,
  })
  return (
    <Form
      {...contractForm}
      submitLabel={t('bankAccounts.correction.submit')}
      busyLabel={t('bankAccounts.correction.submitting')}
      foot={<p className="fine">{t('bankAccounts.correction.after')}</p>}
    >
      {account.errorMessage && <p className="note clay">{t('bankAccounts.error', { reason: account.errorMessage })}</p>}
      <AccountFields
        alias={field('alias')}
        account={field('account')}
        file={document}
        error={contractForm.summary.fields['document']}
        isOptional
        onFile={(file) => (setDocument(file), form.clearErrors())}
      />
    </Form>
  )
}

type TextProps = Record<'alias' | 'account', Omit<ComponentProps<typeof Field>, 'label'>>
type DocumentProps = Pick<ComponentProps<typeof FileField>, 'file' | 'onFile' | 'error' | 'isOptional'>

function AccountFields({ alias, account, ...document }: TextProps & DocumentProps) {
  const t = useTranslate<'bankAccounts'>()
  return (
    <>
      <Field
        {...alias}
        label={t('bankAccounts.fields.alias')}
        help={t('bankAccounts.add.aliasHelp')}
        maxLength={BankAccountBody.shape.alias.maxLength!}
        data-autofocus
      />
      <Field
        {...account}
        label={t('bankAccounts.fields.account')}
        help={t('bankAccounts.add.ibanHelp')}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
      />
      <FileField
        {...document}
        id="document"
        label={t('bankAccounts.fields.document')}
        help={t('bankAccounts.add.certificateHelp')}
        kinds={ATTACHMENT_KINDS}
      />
    </>
  )
}
