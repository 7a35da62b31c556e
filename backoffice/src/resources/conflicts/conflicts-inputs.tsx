import { CONFLICT_TIES, INSIDER_KINDS } from '@cauce/contract'
import { BothLanguagesInput } from '../../ui/form/both-languages.tsx'
import { DayInput } from '../../ui/form/date-inputs.tsx'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { ChoiceInput, TextInput } from '../../ui/form/inputs.tsx'
import { ProjectInput } from '../../ui/form/reference-inputs.tsx'
import { useWords } from '../../ui/words.ts'

/** The fields of a conflict. What anybody will read says so. */
export function ConflictInputs() {
  const t = useWords()
  return (
    <FieldGrid>
      <ChoiceInput source="kind" isRequired values={INSIDER_KINDS} wordOf={(kind) => t(`conflicts.kind.${kind}`)} />
      <ChoiceInput source="tie" isRequired values={CONFLICT_TIES} wordOf={(tie) => t(`conflicts.tie.${tie}`)} />
      <TextInput source="personName" isRequired helperText={t('conflicts.nameHelp')} />
      <TextInput source="taxNumber" helperText={t('conflicts.taxNumberHelp')} />
      <ProjectInput source="projectId" />
      <DayInput source="since" isRequired />
      <WideField>
        <BothLanguagesInput source="nature" isRequired lines={3} helperText={t('conflicts.publicHelp')} />
      </WideField>
      <WideField>
        <BothLanguagesInput source="measure" isRequired lines={3} helperText={t('conflicts.publicHelp')} />
      </WideField>
    </FieldGrid>
  )
}
