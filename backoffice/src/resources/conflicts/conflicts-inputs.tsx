import { CONFLICT_TIES, INSIDER_KINDS } from '@cauce/contract'
import { BothLanguagesInput } from '../../ui/form/both-languages.tsx'
import { DayInput } from '../../ui/form/date-inputs.tsx'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { choicesOf, SelectInput, TextInput } from '../../ui/form/inputs.tsx'
import { ProjectInput } from '../../ui/form/reference-inputs.tsx'
import { useWords } from '../../ui/words.ts'

/** The fields of a conflict. What anybody will read says so. */
export function ConflictInputs() {
  const t = useWords()
  return (
    <FieldGrid>
      <SelectInput source="kind" choices={choicesOf('conflicts.kind', INSIDER_KINDS)} />
      <SelectInput source="tie" choices={choicesOf('conflicts.tie', CONFLICT_TIES)} />
      <TextInput source="personName" helperText={t('conflicts.nameHelp')} />
      <TextInput source="taxNumber" helperText={t('conflicts.taxNumberHelp')} />
      <ProjectInput source="projectId" />
      <DayInput source="since" />
      <WideField>
        <BothLanguagesInput source="nature" minRows={3} helperText={t('conflicts.publicHelp')} />
      </WideField>
      <WideField>
        <BothLanguagesInput source="measure" minRows={3} helperText={t('conflicts.publicHelp')} />
      </WideField>
    </FieldGrid>
  )
}
