import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { useWords } from '../../ui/words.ts'

/** Name and text. */
export function TemplateInputs() {
  const t = useWords()
  return (
    <FieldGrid>
      <WideField>
        <TextInput source="name" isRequired />
      </WideField>
      <WideField>
        <TextInput source="description" isRequired lines={10} helperText={t('backoffice.descriptions.help')} />
      </WideField>
    </FieldGrid>
  )
}
