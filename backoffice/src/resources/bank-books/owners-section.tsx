import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Typography } from '@mui/material'
import { useCanAccess } from 'react-admin'
import type { z } from 'zod'
import { OwnIncomeBody } from '@cauce/contract'
import { formatMoney } from '@cauce/format/money.ts'
import { useCall } from '../../providers/call.ts'
import type { BankBooksReport } from '../../providers/records.ts'
import { accessTo } from '../../ui/ability.ts'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { FigureTable } from '../../ui/figure-table.tsx'
import { Amount } from '../../ui/figures.tsx'
import { MoneyDialog } from '../../ui/form/money-dialog.tsx'
import { MoneyInput } from '../../ui/form/number-inputs.tsx'
import { Section } from '../../ui/section.tsx'
import { useWords } from '../../ui/words.ts'

interface Props {
  readonly books: BankBooksReport
}

/** Whose each euro at the banks is, and the button that takes out what is ours. */
export function Owners({ books: { owners, stated, transferable } }: Props) {
  const t = useWords()
  const { canAccess: mayPay } = useCanAccess(accessTo('payments.payOwn'))
  const [isAsked, setAsked] = useState(false)
  return (
    <Section title={t('bankBooks.whose')}>
      <FigureTable
        label={t('bankBooks.whose')}
        headings={[t('bankBooks.who'), t('bankBooks.amount')]}
        rows={[
          ...owners.map(({ owner, amount }) => ({
            key: owner,
            name: t(`bankBooks.owner.${owner}`),
            figures: [<Amount key={owner} value={amount} />],
          })),
          { key: 'total', name: t('bankBooks.total'), figures: [<Amount key="total" value={stated} />] },
        ]}
      />
      {mayPay && transferable !== '0.00' && (
        <DialogButton variant="outlined" sx={{ marginBlockStart: 1 }} onClick={() => setAsked(true)}>
          {t('bankBooks.payOwn')}
        </DialogButton>
      )}
      {isAsked && <PayOwn transferable={transferable} onClose={() => setAsked(false)} />}
    </Section>
  )
}

interface Asked {
  readonly transferable: string
  readonly onClose: () => void
}

function PayOwn({ transferable, onClose }: Asked) {
  const t = useWords()
  const call = useCall()
  const queries = useQueryClient()
  return (
    <MoneyDialog
      resource="payments"
      title={t('bankBooks.payOwn')}
      schema={OwnIncomeBody}
      defaultValues={{ amount: transferable }}
      slot="bankBooks:payOwn"
      send={(values, idempotencyKey) =>
        call('POST /v1/bank/payments/own-income', { body: values as z.input<typeof OwnIncomeBody>, idempotencyKey })
      }
      affects={['payments']}
      done={t('bankBooks.payOwnQueued')}
      onDone={() => void queries.invalidateQueries({ queryKey: ['bankBooks'] })}
      submitLabel={t('bankBooks.payOwn')}
      onClose={onClose}
    >
      {(isUncertain) => (
        <>
          <Typography sx={{ marginBlockEnd: 2 }}>
            {t('bankBooks.payOwnAbout', { amount: formatMoney(transferable) })}
          </Typography>
          <MoneyInput source="amount" readOnly={isUncertain} />
        </>
      )}
    </MoneyDialog>
  )
}
