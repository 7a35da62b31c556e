import { maskIbanShort } from '@cauce/format/iban.ts'
import { NO_BREAK_SPACE } from '@cauce/format/figures.ts'
import { useWords } from '../../ui/words.ts'
import { isIdentificationDocumentType } from '../verifications/document-type.ts'
import type { QueueItem } from './queue.ts'

const unbroken = (iban: string) => maskIbanShort(iban).replaceAll(' ', NO_BREAK_SPACE)

/** The second line of a row: which account, which document, which attempt. */
export function useDetail(item: QueueItem): string {
  const t = useWords()
  switch (item.kind) {
    case 'ticket':
      return item.record.title
    case 'bankAccount':
      return t('backoffice.inbox.account', { alias: item.record.alias, account: unbroken(item.record.account) })
    case 'verification': {
      const { attempt, documents } = item.record
      const type = documents[0]?.type ?? ''
      const document = isIdentificationDocumentType(type) ? t(`users.identificationDocumentType.${type}`) : type
      return t('backoffice.inbox.attempt', { document: document || t('verifications.one'), attempt })
    }
    default: {
      const { bankAccount, issuerName } = item.record
      if (!bankAccount) return t(`transactions.issuerName.${issuerName}`)
      return t(item.kind === 'income' ? 'backoffice.inbox.fromAccount' : 'backoffice.inbox.toAccount', {
        account: unbroken(bankAccount.account),
      })
    }
  }
}
