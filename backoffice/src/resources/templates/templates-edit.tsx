import { TemplatePatch } from '@cauce/contract'
import type { TemplateRecord } from '../../providers/records.ts'
import { NamedEditPage } from '../../ui/form/named-edit-page.tsx'
import { useWords } from '../../ui/words.ts'
import { TemplateInputs } from './templates-inputs.tsx'

/** /admin/config/template-description-project/edit/{id} */
export function TemplatesEdit() {
  const t = useWords()
  return (
    <NamedEditPage<TemplateRecord>
      resource="templates"
      schema={TemplatePatch}
      one={t('templates.one')}
      nameOf={({ name }) => name}
      deleteConsequence={t('templates.deleteConsequence')}
    >
      <TemplateInputs />
    </NamedEditPage>
  )
}
