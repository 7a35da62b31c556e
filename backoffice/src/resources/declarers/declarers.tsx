import { DeclarerBody } from '@cauce/contract'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { TextInput } from '../../ui/form/inputs.tsx'
import { Lead } from '../../ui/layout/lead.tsx'
import { columnsOf } from '../../ui/list/column.tsx'
import { defineList, ListPage } from '../../ui/list/list.tsx'
import { proposalColumns } from '../../ui/proposal/proposal-columns.tsx'
import { ProposePage } from '../../ui/proposal/propose-page.tsx'
import { useWords } from '../../ui/words.ts'
import { DeclarerDecisions } from './declarer-decisions.tsx'

const column = columnsOf('declarers')
const list = defineList({
  resource: 'declarers',
  sort: { field: 'createdAt', order: 'DESC' },
  isPlain: true,
  columns: [
    column.plain('name', { share: 3 }),
    column.plain('taxNumber', { from: 'tablet', isUnbroken: true }),
    column.plain('contact', { share: 2, from: 'desk' }),
    column.plain('phone', { isHidden: true }),
    ...proposalColumns('declarers', (declarer) => <DeclarerDecisions declarer={declarer} />),
  ],
})

/** /admin/config/declarers/: with which data the platform declares form 193, with their history; one administrator proposes, another approves. */
export function DeclarersList() {
  const t = useWords()
  return <ListPage list={list} title={t('declarers.title')} above={<Lead>{t('declarers.about')}</Lead>} />
}

/** Proposes data with which the platform declares. */
export function DeclarersCreate() {
  const t = useWords()
  return (
    <ProposePage resource="declarers" schema={DeclarerBody} defaultValues={{}}>
      <FieldGrid>
        <TextInput source="taxNumber" isRequired />
        <TextInput source="name" isRequired />
        <WideField>
          <TextInput source="contact" isRequired helperText={t('declarers.contactHelp')} />
          <TextInput source="phone" isRequired helperText={t('declarers.phoneHelp')} />
        </WideField>
      </FieldGrid>
    </ProposePage>
  )
}
