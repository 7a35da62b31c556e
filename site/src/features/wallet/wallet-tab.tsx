import { formatDate, formatMoney, groupIban, maskIban } from '@cauce/format'
import { calendarDateOf } from '@cauce/contract/calendar.ts'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { defineIsland, useIsHydrated, useTranslate } from '../../ui/island.tsx'
import { notify } from '../../ui/snackbar.ts'
import { StepUpDialog } from '../auth/code-form.tsx'
import { accountsFor, type BankAccount, shownState, STATE_COLOURS } from '../payment/bank-account.ts'
import { useCancelling } from './cancel-dialog.tsx'
import { DepositDialog } from './deposit-dialog.tsx'
import type { Transaction } from './movement-filters.ts'
import { MovementList, useMovements, type InitialMovements } from './movement-list.tsx'
import {
  type MoveMoneyRequest,
  type Settings,
  useMoneyMove,
  type MoneyMoveOptions,
  type MoneyMoveState,
} from './use-money-move.ts'
import { $wallet, refreshWallet, type Wallet } from './wallet.store.ts'
import { errorMessage } from '@cauce/i18n/error-message.ts'
import type { Translate } from '@cauce/i18n/translate.ts'
import { paths, type LegalDocument } from '@cauce/contract/pages.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Form } from '../../ui/form.tsx'
import { KindChoice, MoveFields } from './move-money-fields.tsx'
import { Badge, Terms } from '../../ui/blocks.tsx'
import { Button } from '../../ui/button.tsx'
import type { MovementKind } from '@cauce/contract/wallet/movement-limits.ts'
import '@cauce/design/components/wallet.css'
import './wallet-tab.css'

interface WalletTabProps {
  readonly wallet: Wallet
  readonly accounts: readonly BankAccount[]
  readonly movements: InitialMovements
  readonly isVerified: boolean
  readonly isEmailConfirmed: boolean
  readonly isDeclarationOwed: boolean
  readonly owedText: LegalDocument | undefined
  readonly settings: Settings
  /** Current year in Madrid. */
  readonly year: number
  /** A link may open the dialog: `?move=income&amount=400.00`. */
  readonly opening: MoveMoneyRequest | null
}

function WalletTab({ wallet: given, accounts, movements, year, opening, ...options }: WalletTabProps) {
  const t = useTranslate<'transactions'>()
  const wallet = useStore($wallet) ?? given
  const list = useMovements(given.walletId, movements)
  const [request, setRequest] = useState(opening)
  const [deposit, setDeposit] = useState<Transaction | null>(null)
  // The server cannot render a modal dialog.
  const isHydrated = useIsHydrated()
  const reload = () => {
    void refreshWallet(given.walletId)
    void list.reload()
  }
  // Cancelled, or decided elsewhere meanwhile.
  const cancelling = useCancelling(reload)
  const done = (transaction: Transaction) => {
    const { type, amount } = transaction
    setRequest(null)
    // A reload must not ask for the same movement again.
    const address = new URL(location.href)
    for (const name of ['move', 'amount']) address.searchParams.delete(name)
    history.replaceState(history.state, '', address)
    if (type === 'income') setDeposit(transaction)
    const text = t(type === 'income' ? 'transactions.move.incomeDone' : 'transactions.move.withdrawDone', {
      amount: formatMoney(amount),
    })
    notify({ kind: 'success', text })
    reload()
  }
  const usable = accountsFor('income', accounts).toSorted((a, b) => Number(b.main) - Number(a.main))
  return (
    <>
      <Purse
        wallet={wallet}
        accounts={accounts}
        isVerified={options.isVerified}
        isEmailConfirmed={options.isEmailConfirmed}
        onMove={(kind) => setRequest({ kind })}
      />
      <MovementList list={list} walletId={given.walletId} year={year} cancelling={cancelling} onDeposit={setDeposit} />
      <MoveMoneyDialog
        request={isHydrated ? request : null}
        wallet={wallet}
        accounts={usable}
        {...options}
        onClose={() => setRequest(null)}
        onDone={done}
      />
      <DepositDialog
        deposit={isHydrated ? deposit : null}
        onClose={() => setDeposit(null)}
        onCancel={(announced) => {
          setDeposit(null)
          cancelling.ask(announced)
        }}
      />
      <StepUpDialog />
    </>
  )
}

export const WalletTabIsland = defineIsland(
  ['bankAccounts', 'deposits', 'sessions', 'transactions', 'wallets'],
  WalletTab,
)

interface MoveMoneyDialogProps extends Omit<MoneyMoveOptions, 'request'> {
  readonly request: MoveMoneyRequest | null
  readonly isVerified: boolean
  readonly isEmailConfirmed: boolean
  readonly isDeclarationOwed: boolean
  readonly owedText: LegalDocument | undefined
  readonly onClose: () => void
}

/** Shows the effect on the wallet before sending. */
function MoveMoneyDialog(props: MoveMoneyDialogProps) {
  const { request, accounts, isVerified, isEmailConfirmed, onClose, ...rest } = props
  const t = useTranslate<'transactions'>()
  const missing = !isEmailConfirmed ? 'email' : accounts.length > 0 ? undefined : isVerified ? 'account' : 'identity'
  return (
    <Dialog isOpen={request !== null} title={t('transactions.move.title')} onClose={onClose}>
      {request &&
        (missing ? <Prerequisite step={missing} /> : <MoveMoneyForm {...{ request, accounts, isVerified, ...rest }} />)}
    </Dialog>
  )
}

const identity = `${paths.profile('customer')}#identity-status`

/** Texts and pages of what is done before money moves. */
const PREREQUISITES = {
  email: ['needsEmail', identity, 'toEmail'],
  identity: ['needsIdentity', identity, 'toIdentity'],
  account: ['needsAccount', paths.profile('bank-accounts'), 'toAccounts'],
  declaration: ['needsDeclaration', paths.customerDeclaration, 'toDeclaration'],
  texts: ['needsTexts', paths.terms, 'toTexts'],
} as const

interface PrerequisiteProps {
  readonly step: keyof typeof PREREQUISITES
  readonly page?: string
}

function Prerequisite({ step, page }: PrerequisiteProps) {
  const t = useTranslate<'transactions'>()
  const [text, href, label] = PREREQUISITES[step]
  return (
    <>
      <p>{t(`transactions.move.${text}`)}</p>
      <p>
        <a className="button" href={page ?? href}>
          {t(`transactions.move.${label}`)}
        </a>
      </p>
    </>
  )
}

type MoveMoneyFormProps = MoneyMoveOptions & Pick<WalletTabProps, 'isVerified' | 'isDeclarationOwed' | 'owedText'>

function MoveMoneyForm({ isVerified, isDeclarationOwed, owedText, ...options }: MoveMoneyFormProps) {
  const t = useTranslate<'transactions' | 'errors' | 'errorWords'>()
  const state = useMoneyMove(options)
  const { move, effect, isTouched, contractForm } = state
  const { summary } = contractForm
  const isIncome = move.type === 'income'
  const refusal = effect.refusal && isTouched ? errorMessage(t, effect.refusal) : undefined
  const fields = { ...summary.fields, ...(refusal && { amount: refusal }) }
  const usable = accountsFor(move.type, options.accounts)
  const missing = missingFor(isIncome, usable.length > 0, { isVerified, isDeclarationOwed, owedText })
  const isPossible = missing === undefined
  const about = t(isIncome ? 'transactions.move.aboutIncome' : 'transactions.move.aboutWithdraw')
  return (
    <Form
      {...contractForm}
      summary={{ ...summary, fields }}
      submitLabel={isPossible ? submitWords(t, state) : undefined}
      busyLabel={t('transactions.move.submitting')}
      foot={isPossible && <p className="fine">{about}</p>}
    >
      {state.isRepeat && summary.attempt === 0 && <p className="note">{t('transactions.move.unanswered')}</p>}
      <KindChoice kind={move.type} onKind={(type) => state.change({ type })} />
      {isPossible && <MoveFields state={state} accounts={usable} errors={fields} />}
      {missing === 'certificate' && <p>{t('transactions.move.needsCertificate')}</p>}
      {missing && missing !== 'certificate' && (
        <Prerequisite step={missing} {...(missing === 'texts' && { page: paths.legalText(owedText ?? 'terms') })} />
      )}
    </Form>
  )
}

type Standing = Pick<WalletTabProps, 'isVerified' | 'isDeclarationOwed' | 'owedText'>

function missingFor(isIncome: boolean, hasAccount: boolean, { isVerified, isDeclarationOwed, owedText }: Standing) {
  if (isIncome && isDeclarationOwed) return 'declaration'
  if (isIncome && owedText !== undefined) return 'texts'
  if (hasAccount && (isIncome || isVerified)) return undefined
  return isVerified ? 'certificate' : 'identity'
}

function submitWords(t: Translate<'transactions'>, { move, effect }: MoneyMoveState): string {
  const isIncome = move.type === 'income'
  if (effect.refusal) return t(isIncome ? 'transactions.move.submitIncome' : 'transactions.move.submitWithdraw')
  const amount = formatMoney(move.amount)
  return t(isIncome ? 'transactions.move.submitIncomeOf' : 'transactions.move.submitWithdrawOf', { amount })
}

interface PurseProps {
  readonly wallet: Wallet
  readonly accounts: readonly BankAccount[]
  readonly isVerified: boolean
  readonly isEmailConfirmed: boolean
  readonly onMove: (kind: MovementKind) => void
}

/** What keeps the owner from investing and withdrawing, in their words (handbook rule 27.25). */
function Holds({ holds }: Pick<Wallet, 'holds'>) {
  const t = useTranslate<'wallets'>()
  const wordsOf = ({ kind, party, reference, outstanding, consentUntil }: Wallet['holds'][number]) => {
    if (kind === 'garnishment') {
      const words = { party, reference: reference ?? '', outstanding: formatMoney(outstanding ?? '0.00') }
      return t('wallets.purse.holds.garnishment', words)
    }
    if (kind === 'guardianship' && consentUntil !== null && consentUntil >= calendarDateOf(new Date()))
      return t('wallets.purse.holds.consented', { party, until: formatDate(consentUntil) })
    return t(`wallets.purse.holds.${kind}`, { party })
  }
  return holds.map((hold) => (
    <p key={`${hold.kind} ${hold.reference}`} className="small">
      {wordsOf(hold)}
    </p>
  ))
}

function Purse({ wallet, accounts, onMove, ...standing }: PurseProps) {
  const t = useTranslate<'wallets' | 'bankAccounts' | 'deposits'>()
  const hasReserve = wallet.reserved !== '0.00'
  const hasUnreceived = wallet.unreceived !== '0.00'
  const isGarnished = wallet.garnished !== '0.00'
  return (
    <div className="purse">
      <section aria-labelledby="balance" data-tour="purse">
        <h2 id="balance" className="balance-label">
          {t('wallets.fields.balance')}
        </h2>
        <p className="display figure balance">{formatMoney(wallet.balance)}</p>
        {wallet.balance !== '0.00' && (
          <div className="parts thin" aria-hidden="true">
            <i style={{ '--series': 'var(--river)', '--value': wallet.available } as React.CSSProperties} />
            {hasReserve && <i className="reserved" style={{ '--value': wallet.reserved } as React.CSSProperties} />}
            {hasUnreceived && (
              <i className="reserved" style={{ '--value': wallet.unreceived } as React.CSSProperties} />
            )}
          </div>
        )}
        <Terms
          className="shares"
          rows={[
            { term: t('wallets.purse.available'), value: formatMoney(wallet.available) },
            { term: t('wallets.purse.reserved'), value: hasReserve ? formatMoney(wallet.reserved) : null },
            { term: t('wallets.purse.unreceived'), value: hasUnreceived ? formatMoney(wallet.unreceived) : null },
            { term: t('wallets.purse.garnished'), value: isGarnished ? formatMoney(wallet.garnished) : null },
          ]}
        />
        {hasUnreceived && <p className="small muted">{t('wallets.purse.unreceivedHelp')}</p>}
        <Holds holds={wallet.holds} />
        <div className="row">
          <Button onClick={() => onMove('income')}>{t('wallets.purse.deposit')}</Button>
          <Button look="quiet" onClick={() => onMove('withdraw')}>
            {t('wallets.purse.withdraw')}
          </Button>
        </div>
      </section>
      <section aria-labelledby="accounts">
        <h2 id="accounts">{t('wallets.purse.accounts')}</h2>
        <ul className="accounts">
          {accounts.map((one) => (
            <li key={one.bankAccountId}>
              <span>
                <b>{one.alias}</b> {one.main && <span className="muted">{t('wallets.purse.main')}</span>}
              </span>
              <Badge colour={STATE_COLOURS[shownState(one)]}>{t(`bankAccounts.state.${shownState(one)}`)}</Badge>
              <span className="iban figure">{maskIban(one.account)}</span>
            </li>
          ))}
        </ul>
        <p className="small muted">
          {t('deposits.yourReference', { reference: groupIban(wallet.reference).replaceAll(' ', '\u00A0') })}
        </p>
        {accounts.length === 0 ? (
          <FirstAccount {...standing} />
        ) : (
          <p className="small">
            <a href={paths.profile('bank-accounts')}>{t('wallets.purse.manageAccounts')}</a>
          </p>
        )}
      </section>
    </div>
  )
}

function FirstAccount({ isVerified, isEmailConfirmed }: Pick<PurseProps, 'isVerified' | 'isEmailConfirmed'>) {
  const t = useTranslate<'wallets' | 'transactions'>()
  const [text, label] = !isEmailConfirmed
    ? [t('transactions.move.needsEmail'), t('transactions.move.toEmail')]
    : !isVerified
      ? [t('transactions.move.needsIdentity'), t('transactions.move.toIdentity')]
      : [t('wallets.purse.noAccount'), t('wallets.purse.addAccount')]
  const isNext = isVerified && isEmailConfirmed
  return (
    <>
      <p className="muted">{text}</p>
      <p className="small">
        <a href={isNext ? paths.profile('bank-accounts') : identity}>{label}</a>
      </p>
    </>
  )
}
