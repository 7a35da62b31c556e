import { CanAccess } from 'react-admin'
import { formatDate } from '@cauce/format/dates.ts'
import { groupIban } from '@cauce/format/iban.ts'
import type { RecordOf } from '../../providers/records.ts'
import { accessTo } from '../../ui/ability.ts'
import { Failure } from '../../ui/failure.tsx'
import { Amount } from '../../ui/figures.tsx'
import { RecordLink } from '../../ui/links.tsx'
import { Section } from '../../ui/section.tsx'
import { Terms, term } from '../../ui/terms.tsx'
import { useRecords } from '../../providers/call.ts'
import { useWords } from '../../ui/words.ts'
import { BookLink } from '../bank-books/book-link.tsx'

interface Props {
  readonly transactionId: string
}

/**
 * The lines of statements that a movement is matched with: the proof of an income that the statement approved, and of a withdrawal
 * that the bank has paid. Nothing where there are none, and for a reader who may not see statements.
 */
export const StatementLines = (props: Props) => (
  <CanAccess {...accessTo('bankMovements.read')}>
    <Lines {...props} />
  </CanAccess>
)

function Lines({ transactionId }: Props) {
  const t = useWords()
  const { data, error, refetch } = useRecords('bankMovements', { transactionId }, 'bookingDay')
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data?.length) return null
  return (
    <Section title={t('bankMovements.ofTransaction')}>
      {data.map((line) => (
        <Line key={line.id} line={line} transactionId={transactionId} />
      ))}
    </Section>
  )
}

function Line({ line, transactionId }: Props & { readonly line: RecordOf<'bankMovements'> }) {
  const t = useWords()
  const { bookingDay, amount, counterpartyName, counterpartyIban, remittance, reference, statementId } = line
  return (
    <Terms
      of={[
        term(
          t('bankMovements.fields.bookingDay'),
          <BookLink resource="bankMovements" query={{ filter: { transactionId } }}>
            {formatDate(bookingDay)}
          </BookLink>,
        ),
        term(t('bankMovements.fields.amount'), <Amount value={amount} sign="always" />),
        counterpartyName && term(t('bankMovements.fields.counterpartyName'), counterpartyName),
        counterpartyIban && term(t('bankMovements.fields.counterpartyIban'), groupIban(counterpartyIban)),
        remittance && term(t('bankMovements.fields.remittance'), remittance),
        reference && term(t('bankMovements.fields.reference'), groupIban(reference)),
        term(
          t('bankStatements.one'),
          <RecordLink resource="bankStatements" id={statementId} name={t('bankMovements.openStatement')} />,
        ),
      ]}
    />
  )
}
