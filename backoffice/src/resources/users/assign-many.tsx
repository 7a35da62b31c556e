import { useState } from 'react'
import { Stack } from '@mui/material'
import { MAXIMUM_TAKE } from '@cauce/contract/page-sizes.ts'
import { CanAccess, Form, useDataProvider, useGetList } from 'react-admin'
import type { UserRecord } from '../../providers/records.ts'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { accessTo } from '../../ui/ability.ts'
import { AutocompleteInput } from '../../ui/form/inputs.tsx'
import { BulkDialog, useMarkedRows, type BulkProps } from '../../ui/list/bulk-dialog.tsx'
import { displayNameOf } from '../../ui/names.ts'
import { useWords } from '../../ui/words.ts'
import { assignManager } from './assign-manager.ts'

/** The button that assigns the marked customers to one manager, or to none. */
export function AssignMany() {
  const props = useMarkedRows<UserRecord>('users', displayNameOf)
  const t = useWords()
  return (
    <CanAccess {...accessTo('userAssignments.edit')}>
      <DialogButton variant="outlined" size="small" dialog={(close) => <AssignManyDialog {...props} onClose={close} />}>
        {t('backoffice.assign.button')}
      </DialogButton>
    </CanAccess>
  )
}

const NOBODY = 'nobody'

interface Choice {
  readonly id: string
  readonly name: string
}

function AssignManyDialog({ onClose, ...bulk }: BulkProps<UserRecord> & { readonly onClose: () => void }) {
  const t = useWords()
  const dataProvider = useDataProvider()
  const [multiSearch, search] = useState('')
  const { data: managers = [] } = useGetList<UserRecord>('users', {
    filter: { role: 'operator', ...(multiSearch !== '' && { multiSearch }) },
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: MAXIMUM_TAKE },
  })
  const [chosen, setChosen] = useState<Choice>()
  const choices = [
    { id: NOBODY, name: t('backoffice.nobody') },
    ...managers.map((manager) => ({ id: manager.id, name: displayNameOf(manager) })),
  ]
  return (
    <BulkDialog
      {...bulk}
      title={t('backoffice.assign.manyTitle', { smart_count: bulk.rows.length })}
      confirmLabel={t('backoffice.assign.button')}
      isIncomplete={chosen === undefined}
      send={(user) => assignManager(dataProvider, user, chosen!.id === NOBODY ? null : chosen!.id)}
      words={(done) => t('backoffice.assign.manyDone', { smart_count: done.length, name: chosen!.name })}
      affects={['users']}
      onClose={onClose}
    >
      <Stack spacing={1}>
        <span>{t('backoffice.assign.manyConsequence')}</span>
        <Form>
          <AutocompleteInput
            source="managerId"
            label="users.fields.managerId"
            choices={choices}
            setFilter={search}
            onChange={(_id, choice) => setChosen((choice as Choice | null) ?? undefined)}
          />
        </Form>
      </Stack>
    </BulkDialog>
  )
}
