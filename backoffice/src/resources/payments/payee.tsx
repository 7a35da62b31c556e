import { maskIbanShort } from '@cauce/format/iban.ts'
import { formatName } from '@cauce/format/names.ts'
import type { PaymentRecord } from '../../providers/records.ts'
import { CustomerLink, RecordLink } from '../../ui/links.tsx'
import { useWords } from '../../ui/words.ts'
import { NO_TEXT } from '../../ui/names.ts'
import { Caption } from '../../ui/section.tsx'

interface Props {
  readonly payment: Pick<PaymentRecord, 'beneficiary' | 'iban' | 'userId' | 'userName' | 'projectId' | 'projectName'>
}

export function Payee({ payment }: Props) {
  const { iban } = payment
  return (
    <>
      <PayeeName payment={payment} />
      {iban !== null && <Caption>{maskIbanShort(iban)}</Caption>}
    </>
  )
}

function PayeeName({ payment: { beneficiary, userId, userName, projectId, projectName } }: Props) {
  const t = useWords()
  const name = formatName(beneficiary ?? projectName ?? userName ?? t('payments.nameless'))
  if (userId !== null) return <CustomerLink id={userId} name={name} tab="wallet" />
  if (projectId === null) return <>{name}</>
  return <RecordLink resource="projects" id={projectId} name={name} />
}

export const payeeName = ({ beneficiary, projectName, userName }: PaymentRecord): string =>
  beneficiary ?? projectName ?? userName ?? NO_TEXT
