import { Alert } from '@mui/material'
import { groupIban } from '@cauce/format/iban.ts'
import type { RecordOf } from '../../providers/records.ts'
import { ComparedDocument } from '../../ui/document/compared-document.tsx'
import type { useDocumentCheck } from '../../ui/document/document-check.tsx'
import { RecordLink } from '../../ui/links.tsx'
import { Term, Terms } from '../../ui/terms.tsx'
import { useWords } from '../../ui/words.ts'

interface Props {
  readonly payee: RecordOf<'payees'>
  readonly check: ReturnType<typeof useDocumentCheck>
}

/** The certificate beside holder, tax number and account, and whom or what it is for. */
export function ProposedPayee({ payee, check }: Props) {
  const t = useWords()
  const { id, kind, projectId, projectName, beneficiary, taxNumber, document } = payee
  const iban = groupIban(payee.iban)
  return (
    <>
      <Terms>
        <Term label={t('payees.fields.kind')}>{t(`payees.kind.${kind}`)}</Term>
        {projectId !== null && (
          <Term label={t('payees.fields.projectName')}>
            <RecordLink resource="projects" id={projectId} name={projectName} />
          </Term>
        )}
        {document === null && (
          <>
            <Term label={t('payees.fields.beneficiary')}>{beneficiary}</Term>
            <Term label={t('payees.fields.iban')}>{iban}</Term>
          </>
        )}
        {taxNumber !== null && <Term label={t('payees.fields.taxNumber')}>{taxNumber}</Term>}
      </Terms>
      {document === null && kind !== 'payment' && <Alert severity="warning">{t('payees.certificateMissing')}</Alert>}
      <ComparedDocument
        linkId={`${check.id}-opened`}
        onCheck={check.onChange}
        stored={document ? { file: document, resource: 'payees', id } : undefined}
        facts={[
          { label: t('payees.fields.beneficiary'), shown: beneficiary, kind: 'name', wanted: beneficiary },
          { label: t('payees.fields.iban'), shown: iban, kind: 'account', wanted: payee.iban },
        ]}
      />
    </>
  )
}
