import { Box } from '@mui/material'
import { auditedNouns } from '@cauce/contract'
import { DataTable, List, SelectInput, WithRecord } from 'react-admin'
import { BelowOnPhone, CustomerField, MomentField } from '../../ui/fields.tsx'
import { periodFilters } from '../../ui/list/filter-inputs.tsx'
import { StaffInput } from '../../ui/form/reference-inputs.tsx'
import { choicesOf } from '../../ui/form/inputs.tsx'
import { OPENS_DETAILS } from '../../ui/list/list-defaults.tsx'
import { FROM } from '../../ui/list/widths.ts'
import type { RecordOf } from '../../providers/records.ts'
import { useWords } from '../../ui/words.ts'
import { AuditChanges } from '../../ui/audit/record-history.tsx'
import { AuditLink } from '../../ui/audit/audit-link.tsx'
import { actorOf } from '../../ui/audit/audit-words.ts'

const Col = DataTable.Col<RecordOf<'audit'>>

const Changes = () => (
  <Box sx={{ padding: 1 }}>
    <WithRecord<RecordOf<'audit'>> render={(entry) => <AuditChanges entry={entry} />} />
  </Box>
)

const filters = [
  <SelectInput key="noun" source="noun" choices={choicesOf('audit.noun', auditedNouns)} alwaysOn />,
  <StaffInput key="actorId" source="actorId" label="audit.fields.actorName" />,
  ...periodFilters,
]

/** /admin/audit/: what staff did (handbook rule 1.16). */
export function AuditList() {
  const t = useWords()
  return (
    <List filters={filters} sort={{ field: 'createdAt', order: 'DESC' }}>
      <DataTable {...OPENS_DETAILS} expand={<Changes />} hiddenColumns={['actorRole', 'reason', 'address']}>
        <Col source="createdAt" field={MomentField} sx={FROM.tablet} />
        <Col source="actorName" sx={FROM.tablet} render={(entry) => actorOf(entry, t)} />
        <Col
          source="actorRole"
          render={({ actorRole }) => (actorRole === 'platform' ? t('audit.platform') : t(`users.role.${actorRole}`))}
        />
        <Col
          source="operation"
          render={(entry) => (
            <>
              <AuditLink entry={entry} />
              <BelowOnPhone>
                {actorOf(entry, t)}, <MomentField source="createdAt" />
              </BelowOnPhone>
            </>
          )}
        />
        <Col source="userName" field={CustomerField} sx={FROM.desk} />
        <Col source="after" sx={FROM.desk} disableSort render={(entry) => <AuditChanges entry={entry} />} />
        <Col source="reason" />
        <Col source="address" />
      </DataTable>
    </List>
  )
}
