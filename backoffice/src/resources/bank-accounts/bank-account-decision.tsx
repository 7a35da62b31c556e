import { Alert } from '@mui/material'
import { bankAccountLifecycle } from '@cauce/contract'
import type { BankAccountRecord } from '../../providers/records.ts'
import { useAbility, useActor } from '../../ui/ability.ts'
import { CustomerLink } from '../../ui/links.tsx'
import { DecisionFrame } from '../../ui/decision/decision-frame.tsx'
import { type DecisionProps, useDecision } from '../../ui/decision/use-decision.ts'
import { ValidationButtons } from '../../ui/decision/validation-buttons.tsx'
import { useDocumentCheck } from '../../ui/document/document-check.tsx'
import { EarlierDocuments } from '../../ui/document/earlier-documents.tsx'
import { ComparedDocument } from '../../ui/document/compared-document.tsx'
import { History, Terms, term, Missing } from '../../ui/terms.tsx'
import { RecentChanges } from '../../ui/recent-changes.tsx'
import { IbanReveal } from '../../ui/iban-reveal.tsx'
import { BankAccountStateBadge, VerificationStatusBadge } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'

/** Valid, or error with a message to the customer (handbook rule 5.12). */
export function BankAccountDecision(props: DecisionProps<BankAccountRecord>) {
  const { record, onReload } = props
  const t = useWords()
  const { decide, isBusy, refusal, fieldRefusals } = useDecision(props, 'bankAccounts', ['users'], ({ state }) =>
    t(`backoffice.done.bankAccount.${state}`, { name: record.userName }),
  )
  const { mayValidate, mayRefuse } = useMayDecide(record)
  const check = useDocumentCheck(record.document !== null)
  const isToConfirm = record.setAloneBy !== null || record.isUnseen

  return (
    <DecisionFrame
      badge={<BankAccountStateBadge state={record.state} />}
      waitingSince={record.state === 'pending' ? record.updatedAt : undefined}
      title={t('backoffice.decision.bankAccountOf', { name: record.userName })}
      refusal={refusal}
      onReload={onReload}
      actions={
        (mayValidate || mayRefuse) && (
          <ValidationButtons
            mayValidate={mayValidate}
            mayRefuse={mayRefuse}
            isBusy={isBusy}
            labels={{
              validate: t(isToConfirm ? 'backoffice.decision.confirm' : 'backoffice.decision.validate'),
              refuse: t('backoffice.decision.refuse'),
              reason: t('bankAccounts.fields.errorMessage'),
            }}
            reasonRefusal={fieldRefusals['errorMessage']}
            check={check}
            onValidate={(shown) => decide({ state: 'valid', ...shown })}
            onRefuse={(errorMessage) => decide({ state: 'error', errorMessage })}
          />
        )
      }
    >
      {isToConfirm && (
        <Alert severity="warning">{t(`backoffice.decision.${record.isUnseen ? 'unseen' : 'byOne'}`)}</Alert>
      )}
      {record.state === 'pending' && <RecentChanges userIds={[record.userId]} />}
      <Certificate record={record} check={check} />
      <EarlierDocuments of={{ recordId: record.id }} />
      <Terms
        of={[
          !record.document && term(t('bankAccounts.fields.account'), <IbanReveal iban={record.account} />),
          term(t('bankAccounts.fields.alias'), record.alias),
          term(
            t('bankAccounts.fields.userName'),
            <CustomerLink id={record.userId} name={record.userName} tab="bank-accounts" />,
          ),
          term(t('users.fields.verificationStatus'), <VerificationStatusBadge state={record.verificationStatus} />),
          !record.document && term(t('bankAccounts.fields.document'), <Missing />),
          record.errorMessage !== null && term(t('bankAccounts.fields.errorMessage'), record.errorMessage),
        ]}
      />
      <History
        entries={[
          { at: record.createdAt, words: t('backoffice.history.bankAccountAdded') },
          record.updatedAt !== record.createdAt && { at: record.updatedAt, words: t('backoffice.history.changed') },
        ]}
      />
    </DecisionFrame>
  )
}

/** Who alone entered and validated an account does not confirm it; anybody confirms what a line proved. */
function useMayDecide({ state, setAloneBy, isUnseen }: BankAccountRecord) {
  const may = useAbility(bankAccountLifecycle, state)
  const actor = useActor()
  const mayConfirm = (setAloneBy !== null || isUnseen) && setAloneBy !== actor?.userId && may('confirm')
  return { mayValidate: may('validate') || mayConfirm, mayRefuse: may('refuse') }
}

interface CertificateProps {
  readonly record: BankAccountRecord
  readonly check: ReturnType<typeof useDocumentCheck>
}

function Certificate({ record, check }: CertificateProps) {
  const t = useWords()
  const { document, account, id, userName } = record
  return (
    <ComparedDocument
      stored={document ? { file: document, resource: 'bankAccounts', id } : undefined}
      linkId={`${check.id}-opened`}
      onCheck={check.onChange}
      facts={[
        { label: t('backoffice.document.holder'), shown: userName, kind: 'name', wanted: userName },
        {
          label: t('bankAccounts.fields.account'),
          shown: <IbanReveal iban={account} />,
          kind: 'account',
          wanted: account,
        },
      ]}
    />
  )
}
