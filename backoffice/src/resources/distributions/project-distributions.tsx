import { useCallback, useState } from 'react'
import { Button, Stack, Typography } from '@mui/material'
import { ListBase, useGetList } from 'react-admin'
import { MAXIMUM_TAKE } from '@cauce/contract/paging.ts'
import type { DistributionRecord, ProjectRecord } from '../../providers/records.ts'
import { useMay } from '../../ui/actor.ts'
import { RowsTable } from '../../ui/list/rows-table.tsx'
import { Section } from '../../ui/section.tsx'
import { useWords } from '../../ui/words.ts'
import { useDistributionColumns } from './distribution-columns.tsx'
import { DistributionDraft } from './distribution-draft.tsx'
import { RecordPaymentDialog } from './record-payment-dialog.tsx'

const inOrder = { field: 'dueDate', order: 'ASC' } as const
/** How often a payment that is being credited is looked at again. */
const FOLLOW_MS = 2000

type Opened = { readonly kind: 'record' | 'draft'; readonly distribution: DistributionRecord }

/** The schedule of a project: what the promoter owes, what has been paid, and the next step of each payment. */
export function ProjectDistributions({ project }: { readonly project: ProjectRecord }) {
  const t = useWords()
  const mayEdit = useMay('distributions.edit')
  const [opened, setOpened] = useState<Opened>()
  const filter = { projectId: project.id }
  const action = useCallback(
    (row: DistributionRecord) => (mayEdit ? <NextStep row={row} onOpen={setOpened} /> : null),
    [mayEdit],
  )
  const columns = useDistributionColumns(action)
  // The list is read again while one of its payments is being credited, so that its progress can be followed.
  const { data = [], total } = useGetList<DistributionRecord>(
    'distributions',
    { filter, sort: inOrder, pagination: { page: 1, perPage: MAXIMUM_TAKE } },
    {
      refetchInterval: (query) =>
        query.state.data?.data.some(({ status }) => status === 'confirming') ? FOLLOW_MS : false,
    },
  )
  const close = () => setOpened(undefined)
  const current = opened && data.find(({ id }) => id === opened.distribution.id)

  return (
    <Section title={t('distributions.schedule')}>
      {total === 0 ? (
        <Typography sx={{ color: 'text.secondary', maxWidth: '62ch' }}>{t('distributions.empty')}</Typography>
      ) : (
        <ListBase
          resource="distributions"
          filter={filter}
          sort={inOrder}
          perPage={MAXIMUM_TAKE}
          disableSyncWithLocation
          storeKey={`projects.${project.id}.distributions`}
        >
          <RowsTable<DistributionRecord> columns={columns} isPlain />
        </ListBase>
      )}
      {opened?.kind === 'record' && <RecordPaymentDialog distribution={opened.distribution} onClose={close} />}
      {opened?.kind === 'draft' && current && <DistributionDraft distribution={current} onClose={close} />}
    </Section>
  )
}

/** The one thing that may be done with a payment now. */
function NextStep({ row, onOpen }: { readonly row: DistributionRecord; readonly onOpen: (opened: Opened) => void }) {
  const t = useWords()
  const isPlanned = row.status === 'planned'
  return (
    <Stack direction="row" spacing={1}>
      <Button
        size="small"
        variant="outlined"
        sx={{ whiteSpace: 'nowrap' }}
        onClick={() => onOpen({ kind: isPlanned ? 'record' : 'draft', distribution: row })}
        aria-label={`${t(isPlanned ? 'distributions.record' : 'distributions.shares')}: ${t('distributions.fields.number')} ${row.number}`}
      >
        {t(isPlanned ? 'distributions.record' : 'distributions.shares')}
      </Button>
    </Stack>
  )
}
