import { useState } from 'react'
import { Autocomplete, Stack, TextField } from '@mui/material'
import { CanAccess, useDataProvider } from 'react-admin'
import type { UserRecord } from '../../providers/records.ts'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { accessTo } from '../../ui/ability.ts'
import { BulkDialog, useMarkedRows, type BulkProps } from '../../ui/list/bulk-dialog.tsx'
import { displayNameOf } from '../../ui/names.ts'
import { usePeople } from '../../ui/references.ts'
import { useChoiceWords } from '../../ui/choice-words.ts'
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

interface Choice {
  readonly id: string | null
  readonly label: string
}

function AssignManyDialog({ onClose, ...bulk }: BulkProps<UserRecord> & { readonly onClose: () => void }) {
  const t = useWords()
  const choiceWords = useChoiceWords()
  const dataProvider = useDataProvider()
  const managers = usePeople('operator')
  const [chosen, setChosen] = useState<Choice | null>(null)
  const nobody: Choice = { id: null, label: t('backoffice.nobody') }
  const choices = [nobody, ...managers.map((manager) => ({ id: manager.id, label: displayNameOf(manager) }))]
  return (
    <BulkDialog
      {...bulk}
      title={t('backoffice.assign.manyTitle', { smart_count: bulk.rows.length })}
      confirmLabel={t('backoffice.assign.button')}
      isIncomplete={chosen === null}
      send={(user) => assignManager(dataProvider, user, chosen!.id)}
      words={(done) => t('backoffice.assign.manyDone', { smart_count: done.length, name: chosen!.label })}
      affects={['users']}
      onClose={onClose}
    >
      <Stack spacing={1}>
        <span>{t('backoffice.assign.manyConsequence')}</span>
        <Autocomplete<Choice>
          {...choiceWords}
          options={choices}
          value={chosen}
          getOptionKey={({ id }) => id ?? ''}
          isOptionEqualToValue={(one, other) => one.id === other.id}
          onChange={(_event, choice) => setChosen(choice)}
          renderInput={(params) => <TextField {...params} label={t('users.fields.managerId')} />}
        />
      </Stack>
    </BulkDialog>
  )
}
