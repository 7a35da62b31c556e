import { useState } from 'react'
import { call, client } from '../../ui/api.ts'
import { RemovalDialog } from '../../ui/dialog.tsx'
import { useTranslate } from '../../ui/island.tsx'
import { TaxDetailRow, type TaxDetail } from './tax-detail-row.tsx'

interface TaxHistoryProps {
  readonly details: readonly TaxDetail[]
  readonly nameOf: (code: string) => string
  readonly canWithdraw: boolean
  readonly onWithdrawn: () => void
}

export function TaxHistory({ details, nameOf, canWithdraw, onWithdrawn }: TaxHistoryProps) {
  const t = useTranslate<'taxDetails'>()
  const [chosen, setChosen] = useState<TaxDetail>()
  return (
    <>
      <h2>{t('taxDetails.history')}</h2>
      {details.length === 0 ? (
        <p className="muted">{t('taxDetails.historyNone')}</p>
      ) : (
        <ul className="accounts">
          {details.map((detail) => (
            <TaxDetailRow
              key={detail.taxDetailId}
              detail={detail}
              nameOf={nameOf}
              onWithdraw={canWithdraw ? () => setChosen(detail) : undefined}
            />
          ))}
        </ul>
      )}
      <RemovalDialog
        isOpen={chosen !== undefined}
        title={t('taxDetails.withdraw.title')}
        explanation={t('taxDetails.withdraw.about')}
        submitLabel={t('taxDetails.withdraw.submit')}
        busyLabel={t('taxDetails.withdraw.busy')}
        remove={() => withdraw(chosen!)}
        onDone={() => {
          setChosen(undefined)
          onWithdrawn()
        }}
        onClose={() => setChosen(undefined)}
      />
    </>
  )
}

const withdraw = ({ taxDetailId: id }: TaxDetail) =>
  call(client.POST('/v1/tax/tax-details/{id}/withdraw', { params: { path: { id } } }))
