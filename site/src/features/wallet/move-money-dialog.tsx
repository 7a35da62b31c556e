import { formatMoney } from '@cauce/format'
import { errorMessage } from '@cauce/i18n/error-message.ts'
import type { Translate } from '@cauce/i18n/translate.ts'
import { paths } from '@cauce/contract/pages.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Form } from '../../ui/form.tsx'
import { useTranslate } from '../../ui/island.tsx'
import { KindChoice, MoveFields } from './move-money-fields.tsx'
import { useMoneyMove, type MoneyMoveOptions, type MoneyMoveState, type MoveMoneyRequest } from './use-money-move.ts'

interface MoveMoneyDialogProps extends Omit<MoneyMoveOptions, 'request'> {
  readonly request: MoveMoneyRequest | null
  readonly isVerified: boolean
  readonly isEmailConfirmed: boolean
  readonly onClose: () => void
}

/** Shows the effect on the wallet before sending. */
export function MoveMoneyDialog(props: MoveMoneyDialogProps) {
  const { request, accounts, isVerified, isEmailConfirmed, onClose, ...rest } = props
  const t = useTranslate<'transactions'>()
  return (
    <Dialog isOpen={request !== null} title={t('transactions.move.title')} onClose={onClose}>
      {request && !isEmailConfirmed && (
        <Elsewhere
          text={t('transactions.move.needsEmail')}
          href={`${paths.profile('customer')}#identity-status`}
          label={t('transactions.move.toEmail')}
        />
      )}
      {request && isEmailConfirmed && accounts.length === 0 && !isVerified && <IdentityFirst />}
      {request && accounts.length === 0 && isVerified && (
        <Elsewhere
          text={t('transactions.move.needsAccount')}
          href={paths.profile('bank-accounts')}
          label={t('transactions.move.toAccounts')}
        />
      )}
      {request && isEmailConfirmed && accounts.length > 0 && (
        <MoveMoneyForm {...{ request, accounts, isVerified, ...rest }} />
      )}
    </Dialog>
  )
}

function Elsewhere({ text, href, label }: { text: string; href: string; label: string }) {
  return (
    <>
      <p>{text}</p>
      <p>
        <a className="button" href={href}>
          {label}
        </a>
      </p>
    </>
  )
}

function MoveMoneyForm({ isVerified, ...options }: MoneyMoveOptions & { isVerified: boolean }) {
  const t = useTranslate<'transactions' | 'errors' | 'errorWords'>()
  const state = useMoneyMove(options)
  const { move, effect, isTouched, contractForm } = state
  const { summary } = contractForm
  const isIncome = move.type === 'income'
  const refusal = effect.refusal && isTouched ? errorMessage(t, effect.refusal) : undefined
  const fields = { ...summary.fields, ...(refusal && { amount: refusal }) }
  const isPossible = isIncome || isVerified
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
      {isPossible ? <MoveFields state={state} accounts={options.accounts} errors={fields} /> : <IdentityFirst />}
    </Form>
  )
}

/** An account needs a verified identity, so it links there. */
function IdentityFirst() {
  const t = useTranslate<'transactions'>()
  return (
    <Elsewhere
      text={t('transactions.move.needsIdentity')}
      href={`${paths.profile('customer')}#identity-status`}
      label={t('transactions.move.toIdentity')}
    />
  )
}

function submitWords(t: Translate<'transactions'>, { move, effect }: MoneyMoveState): string {
  const isIncome = move.type === 'income'
  if (effect.refusal) return t(isIncome ? 'transactions.move.submitIncome' : 'transactions.move.submitWithdraw')
  const amount = formatMoney(move.amount)
  return t(isIncome ? 'transactions.move.submitIncomeOf' : 'transactions.move.submitWithdrawOf', { amount })
}
