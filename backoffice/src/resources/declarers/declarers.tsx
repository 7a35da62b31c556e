import type { RecordOf } from '../../providers/records.ts'
import { FROM } from '../../ui/list/widths.ts'
import { DataTable } from 'react-admin'
import { DeclarerBody } from '@cauce/contract'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { TextInput } from '../../ui/form/inputs.tsx'
import { CreateForm } from '../../ui/form/record-form.tsx'
import { ProposalList } from '../../ui/proposal/proposal-columns.tsx'
import { useWords } from '../../ui/words.ts'

const Col = DataTable.Col<RecordOf<'declarers'>>

/** /admin/config/declarers/: with which data the platform declares form 193, with their history; one administrator proposes, another approves. */
export const DeclarersList = () => (
  <ProposalList hiddenColumns={['phone']}>
    <Col source="name" />
    <Col source="taxNumber" sx={FROM.tablet} />
    <Col source="contact" sx={FROM.desk} />
    <Col source="phone" />
  </ProposalList>
)

export function DeclarersCreate() {
  const t = useWords()
  return (
    <CreateForm schema={DeclarerBody} saveLabel="declarers.createTitle">
      <FieldGrid>
        <TextInput source="taxNumber" />
        <TextInput source="name" />
        <WideField>
          <TextInput source="contact" helperText={t('declarers.contactHelp')} />
          <TextInput source="phone" helperText={t('declarers.phoneHelp')} />
        </WideField>
      </FieldGrid>
    </CreateForm>
  )
}
