import { DataTable, SelectInput } from 'react-admin'
import { ORDER_STATUSES, OrderMovementType } from '@cauce/contract'
import { formatUntil } from '@cauce/format/dates.ts'
import type { OrderMovementRecord, OrderRecord, RecordOf } from '../../providers/records.ts'
import { BelowOnPhone, CustomerField, MomentField, MoneyField, PercentField, ProjectField } from '../../ui/fields.tsx'
import { Amount } from '../../ui/figures.tsx'
import { AmountFilter, periodFilters } from '../../ui/list/filter-inputs.tsx'
import { choicesOf } from '../../ui/form/inputs.tsx'
import { OPENS_DETAILS } from '../../ui/list/list-defaults.tsx'
import { ListSection } from '../../ui/list/list-section.tsx'
import { ListSums } from '../../ui/list/list-sums.tsx'
import { FROM } from '../../ui/list/widths.ts'
import { OrderStatusBadge } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'

const NEWEST_FIRST = { field: 'createdAt', order: 'DESC' } as const
const byAmountAndDay = [<AmountFilter key="amount" source="amount" />, ...periodFilters]

interface SectionProps {
  readonly owner: string
  readonly filter: Readonly<Record<string, string>>
}

const OrderCol = DataTable.Col<OrderRecord>
const orderFilters = [
  <SelectInput key="status" source="status" choices={choicesOf('orders.status', ORDER_STATUSES)} alwaysOn />,
  ...byAmountAndDay,
]

export function Orders({ of, ...section }: SectionProps & { readonly of: 'project' | 'customer' }) {
  const t = useWords()
  return (
    <ListSection
      {...section}
      resource="orders"
      title={t('orders.title')}
      sort={NEWEST_FIRST}
      {...(of === 'project' && { filters: orderFilters })}
    >
      <DataTable {...OPENS_DETAILS}>
        <OrderCol source="createdAt" field={MomentField} sx={FROM.tablet} />
        <OrderCol
          source={of === 'project' ? 'userName' : 'projectName'}
          render={(order) => (
            <>
              {of === 'project' ? (
                <CustomerField source="userName" tab="wallet" />
              ) : (
                <ProjectField source="projectName" />
              )}
              <BelowOnPhone>
                <MomentField source="createdAt" /> <OrderStatusBadge order={order} />
              </BelowOnPhone>
            </>
          )}
        />
        <OrderCol source="status" sx={FROM.tablet} render={(order) => <OrderStatusBadge order={order} />} />
        <OrderCol
          source="reflectionEndsAt"
          sx={FROM.desk}
          render={({ status, reflectionEndsAt }) => status === 'pending' && formatUntil(reflectionEndsAt)}
        />
        <OrderCol source="returned" field={MoneyField} align="right" sx={FROM.tablet} />
        <OrderCol
          source="amount"
          align="right"
          render={({ amount, status }) => <Amount value={amount} isVoid={status === 'cancelled'} />}
        />
      </DataTable>
      <ListSums labels={{ returned: 'returned', amount: 'invested' }} hasDays={of === 'project'} />
    </ListSection>
  )
}

/** Money that enters the project has no sign; money that leaves it has a minus. */
const signed = ({ type, amount }: OrderMovementRecord) => (type === 'invest' ? amount : `-${amount}`)

const MovementCol = DataTable.Col<OrderMovementRecord>
const movementFilters = [
  <SelectInput
    key="type"
    source="type"
    choices={choicesOf('orderMovements.type', OrderMovementType.options)}
    alwaysOn
  />,
  ...byAmountAndDay,
]

export function OrderMovements(section: SectionProps) {
  const t = useWords()
  const typeOf = ({ type, departure }: OrderMovementRecord) =>
    departure ? t(`orderMovements.departure.${departure}`) : t(`orderMovements.type.${type}`)
  return (
    <ListSection
      {...section}
      resource="orderMovements"
      title={t('orderMovements.title')}
      sort={NEWEST_FIRST}
      filters={movementFilters}
    >
      <DataTable {...OPENS_DETAILS}>
        <MovementCol source="createdAt" field={MomentField} sx={FROM.tablet} />
        <MovementCol
          source="userName"
          render={(row) => (
            <>
              <CustomerField source="userName" tab="wallet" />
              <BelowOnPhone>
                <MomentField source="createdAt" />, {typeOf(row)}
              </BelowOnPhone>
            </>
          )}
        />
        <MovementCol source="type" sx={FROM.tablet} render={typeOf} />
        <MovementCol source="penaltyAmount" field={MoneyField} align="right" sx={FROM.tablet} />
        <MovementCol source="amount" align="right" render={(row) => <Amount value={signed(row)} sign="always" />} />
      </DataTable>
      <ListSums labels={{ incoming: 'invested', outgoing: 'left' }} hasDays />
    </ListSection>
  )
}

const FeeCol = DataTable.Col<RecordOf<'fees'>>

export function Fees(section: SectionProps) {
  const t = useWords()
  return (
    <ListSection {...section} resource="fees" title={t('fees.title')} sort={NEWEST_FIRST} filters={byAmountAndDay}>
      <DataTable {...OPENS_DETAILS}>
        <FeeCol source="createdAt" field={MomentField} sx={FROM.tablet} />
        <FeeCol
          source="userName"
          render={() => (
            <>
              <CustomerField source="userName" tab="wallet" />
              <BelowOnPhone>
                <MomentField source="createdAt" />
              </BelowOnPhone>
            </>
          )}
        />
        <FeeCol source="interest" field={MoneyField} align="right" sx={FROM.tablet} />
        <FeeCol source="percentage" field={PercentField} align="right" sx={FROM.tablet} />
        <FeeCol source="amount" field={MoneyField} align="right" />
      </DataTable>
    </ListSection>
  )
}
