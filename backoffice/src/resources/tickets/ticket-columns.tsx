import { useMemo } from 'react'
import { Box } from '@mui/material'
import { useCreatePath } from 'react-admin'
import { formatDateTime } from '@cauce/format/dates.ts'
import { formatRelativeTime } from '@cauce/format/relative-time.ts'
import type { TicketRecord } from '../../providers/records.ts'
import { CustomerLink } from '../../ui/customer-link.tsx'
import type { Column } from '../../ui/list/column.ts'
import { RecordLink } from '../../ui/record-link.tsx'
import { useLanguage, useWords } from '../../ui/words.ts'
import { TicketStateBadge } from './ticket-state-badge.tsx'
import { UnreadMark } from './unread-mark.tsx'

/** What the list of tickets can show. */
export function useTicketColumns(): Column<TicketRecord>[] {
  const t = useWords()
  const language = useLanguage()
  const createPath = useCreatePath()
  return useMemo(
    () => [
      {
        source: 'title',
        heading: t('tickets.fields.title'),
        isSortable: true,
        text: ({ title }) => title,
        cell: ({ id, title, read }) => (
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
            {!read && <UnreadMark />}
            <RecordLink to={createPath({ resource: 'tickets', type: 'show', id })}>{title}</RecordLink>
          </Box>
        ),
      },
      {
        source: 'userName',
        heading: t('tickets.fields.userName'),
        text: ({ userName }) => userName,
        cell: ({ userId, userName }) => <CustomerLink id={userId} name={userName} />,
      },
      {
        source: 'state',
        heading: t('tickets.fields.state'),
        isSortable: true,
        text: ({ state }) => t(`tickets.state.${state}`),
        cell: ({ state }) => <TicketStateBadge state={state} />,
      },
      {
        source: 'managerName',
        heading: t('tickets.fields.managerName'),
        text: ({ managerName }) => managerName ?? t('tickets.nobody'),
      },
      {
        source: 'messageCount',
        heading: t('tickets.fields.messageCount'),
        isFigure: true,
        text: ({ messageCount }) => messageCount,
      },
      {
        source: 'updatedAt',
        heading: t('tickets.fields.updatedAt'),
        isSortable: true,
        text: ({ updatedAt }) => formatDateTime(updatedAt),
        cell: ({ updatedAt }) => formatRelativeTime(updatedAt, language),
      },
      {
        source: 'createdAt',
        heading: t('tickets.fields.createdAt'),
        isSortable: true,
        isHidden: true,
        text: ({ createdAt }) => formatDateTime(createdAt),
      },
    ],
    [t, language, createPath],
  )
}
