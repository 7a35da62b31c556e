import { formatAmount, parseAmount } from '@cauce/contract/cents.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import type { PaymentBatchRecord, PaymentRecord } from '../../providers/records.ts'
import { wordAt } from '../../ui/words.ts'

type Failed = Pick<PaymentRecord, 'state' | 'reasonCode' | 'reasonText'>

/** Why a payment was refused, returned or cancelled, in words; empty for one that was not. */
export function failureWords({ state, reasonCode, reasonText }: Failed, t: Translate): string {
  if (state === 'cancelled') return reasonText ?? ''
  if (state !== 'refused' && state !== 'returned') return ''
  if (reasonCode === null) return reasonText ?? t('bankReasons.none')
  const known = wordAt(t, `bankReasons.code.${reasonCode}`)
  const words = known === undefined ? t('bankReasons.other', { code: reasonCode }) : `${reasonCode}: ${known}`
  return reasonText === null ? words : `${words} (${reasonText})`
}

/** Leaves in a batch with a reason only: two administrators let it go (decision money-gate). */
export const needsReason = ({ problems }: Pick<PaymentRecord, 'problems'>): boolean =>
  problems.length === 1 && problems[0] === 'money-not-received'

export const isVoid = ({ state }: Pick<PaymentRecord, 'state'>): boolean =>
  state === 'refused' || state === 'returned' || state === 'cancelled'

export function outcomeOf(payments: readonly Pick<PaymentRecord, 'state' | 'amount'>[]) {
  const sum = (isCounted: (state: PaymentRecord['state']) => boolean) =>
    formatAmount(
      payments.reduce((total, { state, amount }) => (isCounted(state) ? total + parseAmount(amount) : total), 0n),
    )
  return {
    ordered: sum(() => true),
    refused: sum((state) => state === 'refused'),
    returned: sum((state) => state === 'returned'),
    underWay: sum((state) => state === 'batched' || state === 'released' || state === 'accepted'),
    executed: sum((state) => state === 'executed'),
  }
}

export const hashGroups = (sha256: string): readonly string[] => sha256.match(/.{4}/g) ?? []

export function hashEnds(sha256: string): { readonly start: string; readonly end: string } {
  return { start: sha256.slice(0, 4), end: sha256.slice(-4) }
}

/** Whether the bank answers a batch by a file now. What an institution pays is answered there. */
export const isAnsweredByFile = ({ state, institution }: Pick<PaymentBatchRecord, 'state' | 'institution'>): boolean =>
  institution === null && (state === 'handed_over' || state === 'answered')
