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
  const { kind, projectId, projectName, beneficiary, taxNumber, document } = payee
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
            <Term label={t('payees.fields.iban')}>{groupIban(payee.iban)}</Term>
          </>
        )}
        {taxNumber !== null && <Term label={t('payees.fields.taxNumber')}>{taxNumber}</Term>}
      </Terms>
      {document === null && kind !== 'payment' && <Alert severity="warning">{t('payees.certificateMissing')}</Alert>}
      <AccountCertificate resource="payees" account={payee} check={check} />
    </>
  )
}

interface CertificateProps extends Pick<Props, 'check'> {
  readonly resource: 'payees' | 'companyAccounts'
  readonly account: Pick<RecordOf<'payees'>, 'id' | 'beneficiary' | 'iban' | 'document'>
}

/** The certificate beside the holder and the account that it must prove. */
export function AccountCertificate({ resource, account, check }: CertificateProps) {
  const t = useWords()
  const { id, beneficiary, iban, document } = account
  return (
    <ComparedDocument
      linkId={`${check.id}-opened`}
      onCheck={check.onChange}
      stored={document ? { file: document, resource, id } : undefined}
      facts={[
        { label: t(`${resource}.fields.beneficiary`), shown: beneficiary, kind: 'name', wanted: beneficiary },
        { label: t(`${resource}.fields.iban`), shown: groupIban(iban), kind: 'account', wanted: iban },
      ]}
    />
  )
}
