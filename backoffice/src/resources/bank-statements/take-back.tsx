import type { Answer } from '@cauce/client'
import { bankFileLifecycle, MAXIMUM_DECIDED_LINES, stateAfter } from '@cauce/contract'
import { formatDate } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { formatCount } from '@cauce/format/quantities.ts'
import { useRead } from '../../providers/call.ts'
import { RecordLink } from '../../ui/links.tsx'
import { useMoneyCall } from '../../ui/money-attempt.ts'
import { ReadDialog } from '../../ui/read-dialog.tsx'
import { Reversal, ReversalQuestion } from '../../ui/reversal.tsx'
import { useWords } from '../../ui/words.ts'
import { BookLink } from '../bank-books/book-link.tsx'

const PATH = '/v1/bank/files/{id}/take-back'
type TakenBack = Answer<typeof PATH>

const AFFECTED = ['bankFiles', 'bankStatements', 'bankMovements', 'matching'] as const

export function useTakeBack(fileId: string) {
  return useRead(['bankFiles', 'takeBack', fileId], `GET ${PATH}`, { params: { id: fileId } })
}

export const TakeBack = ({ fileId }: { readonly fileId: string }) => (
  <Reversal
    of="bankFiles.takeBack"
    read={useTakeBack(fileId)}
    doneOf={({ takenBack }) => takenBack}
    permission="bankStatements.import"
    mayStep={({ state }) => stateAfter(bankFileLifecycle, 'takeBack', state) !== undefined}
    dialog={(file, close) =>
      file.decidedCount > 0 || file.joinedBy.length > 0 ? (
        <Stopped file={file} onClose={close} />
      ) : (
        <Question file={file} onClose={close} />
      )
    }
  />
)

interface DialogProps {
  readonly file: TakenBack
  readonly onClose: () => void
}

function Question({ file: { fileId, name, lineCount, credits, debits, first }, onClose }: DialogProps) {
  const t = useWords()
  const call = useMoneyCall(`bankFiles:${fileId}:take-back`)
  const [count, sums] = [
    formatCount(lineCount),
    { credits: formatMoney(credits), debits: formatMoney(debits.replace('-', '')) },
  ]
  return (
    <ReversalQuestion
      of="bankFiles.takeBack"
      title={t('bankFiles.takeBack.of', { name })}
      about={[t('bankFiles.takeBack.about', { smart_count: lineCount, count, ...sums })]}
      first={first}
      act={(reason: string) => call(`POST ${PATH}`, { params: { id: fileId }, body: { reason } })}
      affects={AFFECTED}
      isDone={({ takenBack }) => Boolean(takenBack)}
      onClose={onClose}
    />
  )
}

function Stopped({ file: { name, decided, decidedCount, joinedBy }, onClose }: DialogProps) {
  const t = useWords()
  const ids = decided.map(({ movementId }) => movementId)
  return (
    <ReadDialog title={t('bankFiles.takeBack.stopped', { name })} onClose={onClose}>
      {joinedBy.length > 0 && (
        <>
          <p>{t('bankFiles.takeBack.joined')}</p>
          <StatementLinks statements={joinedBy} />
        </>
      )}
      {decidedCount > 0 && (
        <p>
          <BookLink resource="matching" query={{ filter: { ids } }}>
            {t('bankFiles.takeBack.decided', { smart_count: decidedCount, count: formatCount(decidedCount) })}
          </BookLink>{' '}
          {decidedCount > MAXIMUM_DECIDED_LINES && t('bankFiles.takeBack.firstOnes', { count: ids.length })}
        </p>
      )}
    </ReadDialog>
  )
}

export function StatementLinks({ statements }: Pick<TakenBack, 'statements'>) {
  const t = useWords()
  return (
    <ol>
      {statements.map(({ statementId, fromDay, toDay, fileName }) => (
        <li key={statementId}>
          <RecordLink
            resource="bankStatements"
            id={statementId}
            name={`${t('bankStatements.period', { from: formatDate(fromDay), to: formatDate(toDay) })}, ${fileName}`}
          />
        </li>
      ))}
    </ol>
  )
}
