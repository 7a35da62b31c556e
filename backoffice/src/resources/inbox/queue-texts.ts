import { formatDate } from '@cauce/format/dates.ts'
import { groupIban } from '@cauce/format/iban.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { formatPercent } from '@cauce/format/percent.ts'
import { hasWords } from '../../ui/palette/highlight.ts'
import type { ProposalItem, QueueItem } from './queue.ts'

/** What the queue says of its items, and what a search finds them by. */

/** Whether every word that is searched for stands in what the queue shows of an item, or in its text at the bank. */
export const isFoundBy = (item: QueueItem, wanted: string): boolean => hasWords(searchedOf(item).join(' '), wanted)

function searchedOf(item: QueueItem): readonly string[] {
  const { who } = item
  switch (item.kind) {
    case 'income':
    case 'withdraw':
      return [who, ...amountsOf(item.record.amount), item.record.bankAccount?.account ?? '']
    case 'bankMovement':
      return [who, ...amountsOf(item.record.amount), item.record.remittance]
    case 'paymentBatch':
      return [who, ...amountsOf(item.record.total), String(item.record.number)]
    case 'distribution':
      return [who, ...amountsOf(item.record.amount ?? '0.00')]
    case 'refund':
      return [who, ...amountsOf(item.record.amountInvested), writtenIn(item)]
    case 'bankAccount':
      return [who, item.record.alias, item.record.account]
    case 'proposal':
      return [who, ...proposedIn(item)]
    default:
      return [who, writtenIn(item)]
  }
}

/** What a person wrote in an item: a reason, an error or a title. */
export function writtenIn(item: QueueItem): string {
  switch (item.kind) {
    case 'refund':
      return item.record.pendingRefund?.reason ?? ''
    case 'suspension':
      return item.record.irregularity
    case 'examinationAccess':
      return item.record.reason
    case 'bankFile':
      return item.record.name
    case 'hold':
      return item.record.reason ?? ''
    case 'ticket':
      return item.record.title
    default:
      return ''
  }
}

/** What identifies a proposal: the account, the payee, the rate and its day, the day, the person, or the declarer. */
export function proposedIn(item: ProposalItem): readonly string[] {
  switch (item.noun) {
    case 'companyAccounts':
      return [item.record.bankName, groupIban(item.record.iban)]
    case 'payees':
      return [item.record.beneficiary, groupIban(item.record.iban)]
    case 'withholdingRates':
      return [formatPercent(item.record.percentage), formatDate(item.record.validFrom)]
    case 'withholdingAgents':
      return [formatDate(item.record.validFrom)]
    case 'accessChanges':
      return [item.record.userName, item.record.value ?? '']
    default:
      return [item.record.name, item.record.taxNumber]
  }
}

/** An amount as it is shown, and as people type it: `2.000,00 €` and `2000,00`. */
const amountsOf = (amount: string): readonly string[] => [formatMoney(amount), amount, amount.replace('.', ',')]
