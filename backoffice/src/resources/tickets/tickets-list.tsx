import { Box } from '@mui/material'
import { TICKET_STATE_IDS, TICKET_STATES } from '@cauce/contract'
import { columnsOf } from '../../ui/list/column.tsx'
import { filtersOf } from '../../ui/list/filters.ts'
import { defineList, ListPage } from '../../ui/list/list.tsx'
import { RecordLink } from '../../ui/links.tsx'
import { TicketStateBadge } from '../../ui/states.tsx'
import { RelativeTime } from '../../ui/time.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useWords } from '../../ui/words.ts'

import { ChangeMany } from './change-many.tsx'

const column = columnsOf('tickets')
const filter = filtersOf('tickets')

const list = defineList({
  resource: 'tickets',
  sort: { field: 'updatedAt', order: 'DESC' },
  search: { source: 'title', label: (t) => t('tickets.search') },
  filters: [
    filter.choice('stateId', TICKET_STATES, (t, name) => t(`tickets.state.${name}`), {
      labelField: 'state',
      toParameter: (name) => TICKET_STATE_IDS[name],
    }),
    {
      kind: 'choice',
      source: 'read',
      label: (t) => t('tickets.unread'),
      choices: [
        { value: false, label: (t) => t('common.yes') },
        { value: true, label: (t) => t('common.no') },
      ],
    },
    filter.reference('managerId', 'staff', 'managerName'),
  ],
  Bulk: ChangeMany,
  columns: [
    column.plain('title', {
      isSortable: true,
      share: 5,
      cell: ({ id, title, read }) => (
        <>
          {!read && <UnreadMark />}
          <RecordLink resource="tickets" type="show" id={id}>
            {title}
          </RecordLink>
        </>
      ),
    }),
    column.customer('userName', undefined, { from: 'tablet' }),
    column.of('state', ({ state }, t) => t(`tickets.state.${state}`), {
      isSortable: true,
      cell: ({ state }) => <TicketStateBadge state={state} />,
    }),
    column.of('managerName', ({ managerName }, t) => managerName ?? t('tickets.nobody'), { share: 3, from: 'desk' }),
    column.plain('messageCount', { isFigure: true, from: 'desk' }),
    column.moment('updatedAt', {
      isSortable: true,
      from: 'tablet',
      cell: ({ updatedAt }) => <RelativeTime at={updatedAt} />,
    }),
    column.moment('createdAt', { isSortable: true, isHidden: true }),
  ],
})

/** /admin/ticket/ */
export const TicketsList = () => <ListPage list={list} title={useWords()('tickets.title')} />

/** Marks a ticket with something that staff have not read, for the eye and for screen readers. */
function UnreadMark() {
  const t = useWords()
  const words = t('tickets.unread')
  return (
    <Box
      component="span"
      title={words}
      sx={{
        display: 'inline-block',
        width: 8,
        height: 8,
        marginInlineEnd: 1,
        borderRadius: '50%',
        backgroundColor: 'var(--clay)',
      }}
    >
      <VisuallyHidden>{words}</VisuallyHidden>
    </Box>
  )
}
