import { TICKET_STATE_IDS, TICKET_STATES } from '@cauce/contract'
import type { TicketRecord } from '../../providers/records.ts'
import type { FilterSpec } from '../../ui/list/filter-spec.ts'
import { ListPage } from '../../ui/list/list-page.tsx'
import { useWords } from '../../ui/words.ts'
import { useTicketColumns } from './ticket-columns.tsx'

/** /admin/ticket/ */
export function TicketsList() {
  const t = useWords()
  const filters: FilterSpec[] = [
    {
      kind: 'choice',
      source: 'stateId',
      label: t('tickets.fields.state'),
      choices: TICKET_STATES.map((name) => ({ value: TICKET_STATE_IDS[name], label: t(`tickets.state.${name}`) })),
    },
    {
      kind: 'choice',
      source: 'read',
      label: t('tickets.unread'),
      choices: [
        { value: false, label: t('common.yes') },
        { value: true, label: t('common.no') },
      ],
    },
    { kind: 'reference', source: 'managerId', label: t('tickets.fields.managerName'), to: 'staff' },
  ]
  return (
    <ListPage<TicketRecord>
      title={t('tickets.title')}
      sort={{ field: 'updatedAt', order: 'DESC' }}
      searchSource="title"
      searchLabel={t('tickets.search')}
      filters={filters}
      columns={useTicketColumns()}
    />
  )
}
