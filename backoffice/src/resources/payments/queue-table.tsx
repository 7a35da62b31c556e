import { useState } from 'react'
import { Typography } from '@mui/material'
import { DataTable, ListContextProvider, useCanAccess, useListContext } from 'react-admin'
import { formatMoney } from '@cauce/format/money.ts'
import type { PaymentRecord } from '../../providers/records.ts'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { accessTo } from '../../ui/ability.ts'
import { BelowOnPhone, DayField, MoneyField, Word, WordField } from '../../ui/fields.tsx'
import { NoRows } from '../../ui/list/list-defaults.tsx'
import { FROM } from '../../ui/list/widths.ts'
import { ToggleChip } from '../../ui/toggle-chip.tsx'
import { useWords } from '../../ui/words.ts'
import { sumOf } from '../transactions/effect-of.ts'
import { MakeBatch } from './make-batch.tsx'
import { Payee } from './payee.tsx'
import { needsReason } from './payment-facts.ts'
import { PaymentSteps } from './payment-steps.tsx'

const Col = DataTable.Col<PaymentRecord>
const canLeaveAtOnce = ({ problems }: PaymentRecord): boolean => problems.length === 0
const canBeChosen = (payment: PaymentRecord): boolean => canLeaveAtOnce(payment) || needsReason(payment)

/** Payments that wait: those that can leave are chosen for a batch, the others say what they lack. */
export function QueueTable() {
  const t = useWords()
  const { canAccess: mayBatch } = useCanAccess(accessTo('payments.batch'))
  const list = useListContext<PaymentRecord>()
  const { data = [], selectedIds, onSelect } = list
  const [onlyKept, setOnlyKept] = useState(false)
  const kept = data.filter((payment) => !canLeaveAtOnce(payment))
  // Selecting all leaves out the payments that need a reason: each of them is selected individually.
  const all = data.filter((row) => canLeaveAtOnce(row) || selectedIds.includes(row.id)).map(({ id }) => id)
  const shown = {
    ...list,
    data: onlyKept && kept.length > 0 ? kept : list.data,
    onSelect: (ids: string[]) => onSelect(ids.filter((id) => all.includes(id))),
  }
  return (
    <ListContextProvider value={shown as typeof list}>
      <DataTable<PaymentRecord>
        rowClick={false}
        empty={<NoRows words="payments.queueEmpty" />}
        isRowSelectable={canBeChosen}
        bulkActionButtons={mayBatch === true && <MakeBatchButton />}
      >
        <Col source="beneficiary" label="payments.whom" disableSort render={(payment) => <Whom payment={payment} />} />
        <Col source="kind" field={WordField} sx={FROM.tablet} />
        <Col source="createdAt" label="payments.approved" field={DayField} sx={FROM.tablet} />
        <Col source="amount" field={MoneyField} align="right" />
        <Col
          label="backoffice.actions"
          align="right"
          sx={FROM.tablet}
          render={(payment) => <PaymentSteps payment={payment} />}
        />
      </DataTable>
      {kept.length > 0 && (
        <ToggleChip
          label={t('payments.keptOut', { smart_count: kept.length })}
          isChosen={onlyKept}
          onClick={() => setOnlyKept(!onlyKept)}
        />
      )}
    </ListContextProvider>
  )
}

/** A payment that has left the queue since it was chosen is not part of the choice any more. */
function MakeBatchButton() {
  const t = useWords()
  const { data = [], selectedIds } = useListContext<PaymentRecord>()
  const chosen = data.filter((row) => selectedIds.includes(row.id) && canBeChosen(row))
  return (
    <DialogButton
      variant="contained"
      disabled={chosen.length === 0}
      dialog={(close) => <MakeBatch payments={chosen} onClose={close} />}
    >
      {t('payments.makeBatch', {
        smart_count: chosen.length,
        amount: formatMoney(sumOf(chosen.map(({ amount }) => amount))),
      })}
    </DialogButton>
  )
}

function Whom({ payment }: { readonly payment: PaymentRecord }) {
  const t = useWords()
  return (
    <>
      <Payee payment={payment} />
      {payment.problems.length > 0 && (
        <Typography variant="body2" component="span" sx={{ display: 'block', color: 'error.main', fontWeight: 550 }}>
          <span aria-hidden>✕</span> {payment.problems.map((problem) => t(`payments.problem.${problem}`)).join(' ')}
        </Typography>
      )}
      <BelowOnPhone>
        <Typography variant="caption" color="text.secondary">
          <Word of={`payments.kind.${payment.kind}`} />, <DayField source="createdAt" />
        </Typography>
        <PaymentSteps payment={payment} />
      </BelowOnPhone>
    </>
  )
}
