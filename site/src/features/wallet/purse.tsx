import { formatMoney, groupIban, maskIban } from '@cauce/format'
import { paths } from '@cauce/contract/pages.ts'
import { Badge, Terms } from '../../ui/blocks.tsx'
import { Button } from '../../ui/button.tsx'
import { useTranslate } from '../../ui/island.tsx'
import { STATE_COLOURS, type BankAccount } from '../payment/bank-account.ts'
import type { MovementKind } from '@cauce/contract/wallet/movement-limits.ts'
import type { Wallet } from './wallet.store.ts'

interface PurseProps {
  readonly wallet: Wallet
  readonly accounts: readonly BankAccount[]
  readonly isVerified: boolean
  readonly isEmailConfirmed: boolean
  readonly onMove: (kind: MovementKind) => void
}

export function Purse({ wallet, accounts, onMove, ...standing }: PurseProps) {
  const t = useTranslate<'wallets' | 'bankAccounts' | 'deposits'>()
  const hasReserve = wallet.reserved !== '0.00'
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
          </div>
        )}
        <Terms
          className="shares"
          rows={[
            { term: t('wallets.purse.available'), value: formatMoney(wallet.available) },
            { term: t('wallets.purse.reserved'), value: hasReserve ? formatMoney(wallet.reserved) : null },
          ]}
        />
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
          {accounts.map(({ bankAccountId, alias, account, main, state }) => (
            <li key={bankAccountId}>
              <span>
                <b>{alias}</b> {main && <span className="muted">{t('wallets.purse.main')}</span>}
              </span>
              <Badge colour={STATE_COLOURS[state]}>{t(`bankAccounts.state.${state}`)}</Badge>
              <span className="iban figure">{maskIban(account)}</span>
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
        <a href={isNext ? paths.profile('bank-accounts') : `${paths.profile('customer')}#identity-status`}>{label}</a>
      </p>
    </>
  )
}
