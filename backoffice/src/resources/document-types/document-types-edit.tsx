import { DocumentTypePatch } from '@cauce/contract'
import type { DocumentTypeRecord } from '../../providers/records.ts'
import { NamedEditPage } from '../../ui/form/named-edit-page.tsx'
import { useWords } from '../../ui/words.ts'
import { DocumentTypeInputs } from './document-types-inputs.tsx'

/** /admin/config/document-types/edit/{id} */
export function DocumentTypesEdit() {
  const t = useWords()
  return (
    <NamedEditPage<DocumentTypeRecord>
      resource="documentTypes"
      schema={DocumentTypePatch}
      one={t('documentTypes.one')}
      nameOf={({ name }) => name}
      deleteConsequence={t('documentTypes.deleteConsequence')}
    >
      <DocumentTypeInputs />
    </NamedEditPage>
  )
}
