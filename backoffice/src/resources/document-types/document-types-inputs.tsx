import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'

/** Name and description are required (spec section 5). */
export function DocumentTypeInputs() {
  return (
    <FieldGrid>
      <WideField>
        <TextInput source="name" isRequired />
      </WideField>
      <WideField>
        <TextInput source="description" isRequired lines={3} />
      </WideField>
    </FieldGrid>
  )
}
