import {
  DataTable,
  List,
  BulkExportButton,
  NullableBooleanInput,
  SelectInput,
  CanAccess,
  Form,
  useDataProvider,
} from 'react-admin'
import { BelowOnPhone, DayField, MoneyField, WordField } from '../../ui/fields.tsx'
import { ManagerInput } from '../../ui/form/reference-inputs.tsx'
import { SearchFilter } from '../../ui/list/filter-inputs.tsx'
import { choicesOf, AutocompleteInput } from '../../ui/form/inputs.tsx'
import { FROM, WIDE } from '../../ui/list/widths.ts'
import { ListActions } from '../../ui/list/list-actions.tsx'
import { useRecords } from '../../providers/call.ts'
import { useWords } from '../../ui/words.ts'
import { ListSums } from '../../ui/list/list-sums.tsx'
import { Box, Stack } from '@mui/material'
import { VERIFICATION_STATUSES } from '@cauce/contract'
import { ROLES } from '@cauce/contract/permissions.ts'
import { calendarDateOf } from '@cauce/contract/calendar.ts'
import { formatDate, formatDateTime, formatTime } from '@cauce/format/dates.ts'
import type { RecordOf, UserRecord } from '../../providers/records.ts'
import { CustomerLink } from '../../ui/links.tsx'
import { displayNameOf } from '../../ui/names.ts'
import { StateBadge, VerificationStatusBadge } from '../../ui/states.tsx'
import { useToday } from '../../ui/time.tsx'
import { ImportButton } from '../imports/import-button.tsx'
import { useState } from 'react'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { accessTo } from '../../ui/ability.ts'
import { BulkDialog, useMarkedRows, type BulkProps } from '../../ui/list/bulk-dialog.tsx'
import { assignManager } from './assign-manager.ts'

const Col = DataTable.Col<RecordOf<'users'>>

const filters = [
  <SearchFilter key="search" source="multiSearch" placeholder="backoffice.users.search" alwaysOn />,
  <SelectInput key="role" source="role" choices={choicesOf('users.role', ROLES)} alwaysOn />,
  <SelectInput
    key="verificationStatus"
    source="verificationStatus"
    choices={choicesOf('verifications.status', VERIFICATION_STATUSES)}
  />,
  <ManagerInput key="managerId" source="managerId" />,
  <NullableBooleanInput key="disabled" source="disabled" />,
  <NullableBooleanInput key="hasPendingTransactions" source="hasPendingTransactions" />,
  <NullableBooleanInput key="hasPendingBankAccounts" source="hasPendingBankAccounts" />,
]

/** /admin/customer/: all accounts; at first the filter shows customers only. */
export function UsersList() {
  return (
    <List
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      filterDefaultValues={{ role: 'user' }}
      actions={
        <ListActions>
          <ImportButton kind="customers" />
        </ListActions>
      }
    >
      <DataTable
        hiddenColumns={['email', 'phone', 'kind', 'role', 'disabled', 'createdAt', 'updatedAt']}
        rowClick="show"
        bulkActionButtons={
          <>
            <AssignMany />
            <BulkExportButton />
          </>
        }
      >
        <Col
          source="name"
          sx={WIDE}
          render={(user) => (
            <>
              <NameWithState user={user} />
              <BelowOnPhone>
                <VerificationStatusBadge state={user.verificationStatus} />
              </BelowOnPhone>
            </>
          )}
        />
        <Col source="email" />
        <Col source="phone" />
        <Col source="kind" field={WordField} />
        <Col source="role" field={WordField} />
        <Col
          source="verificationStatus"
          sx={FROM.tablet}
          render={({ verificationStatus }) => <VerificationStatusBadge state={verificationStatus} />}
        />
        <Col source="managerName" sx={FROM.desk} />
        <Col source="disabled" label="common.status" render={(user) => <AccountState user={user} />} />
        <Col source="balance" field={MoneyField} align="right" sx={FROM.tablet} />
        <Col source="amountInvested" field={MoneyField} align="right" sx={FROM.tablet} />
        <Col
          source="waitingCount"
          align="right"
          sx={FROM.tablet}
          render={({ waitingCount }) => waitingCount > 0 && waitingCount}
        />
        <Col
          source="lastAccessAt"
          sx={FROM.desk}
          render={({ lastAccessAt }) => lastAccessAt && <DayOrTime at={lastAccessAt} />}
        />
        <Col source="createdAt" field={DayField} />
        <Col source="updatedAt" field={DayField} />
      </DataTable>
      <ListSums labels={{ balance: 'balance', amountInvested: 'invested' }} />
    </List>
  )
}

function DayOrTime({ at }: { readonly at: string }) {
  const isToday = calendarDateOf(new Date(at)) === useToday()
  return <span title={formatDateTime(at)}>{isToday ? formatTime(at) : formatDate(at)}</span>
}

function NameWithState({ user }: { readonly user: UserRecord }) {
  const t = useWords()
  return (
    <>
      <CustomerLink id={user.id} name={displayNameOf(user)} />
      {user.disabled && (
        <Box component="span" sx={{ marginInlineStart: 1 }}>
          <StateBadge tone="clay" label={t('backoffice.users.disabled')} />
        </Box>
      )}
    </>
  )
}

export function AccountState({ user }: { readonly user: UserRecord }) {
  const t = useWords()
  if (user.disabled) return <StateBadge tone="clay" label={t('backoffice.users.disabled')} />
  if (user.hasPendingTransactions || user.hasPendingBankAccounts)
    return <StateBadge tone="blue" label={t('backoffice.users.pending')} />
  return <StateBadge tone="green" label={t('backoffice.users.enabled')} />
}

function AssignMany() {
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
  const { data: managers = [] } = useRecords(
    'users',
    { role: 'operator', ...(multiSearch !== '' && { multiSearch }) },
    'name',
  )
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
            label="users.fields.managerName"
            choices={choices}
            setFilter={search}
            onChange={(_id, choice) => setChosen((choice as Choice | null) ?? undefined)}
          />
        </Form>
      </Stack>
    </BulkDialog>
  )
}
