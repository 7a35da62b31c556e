import { lazy, Suspense, useState } from 'react'
import { Button } from '@mui/material'
import type { TransactionRecord, WalletRecord } from '../../providers/records.ts'
import { useWords } from '../../ui/words.ts'

const AddTransactionDialog = lazy(async () => ({
  default: (await import('./add-transaction-dialog.tsx')).AddTransactionDialog,
}))

interface Props {
  readonly type: TransactionRecord['type']
  readonly wallet: WalletRecord
}

/** An administrator may add an income or a withdrawal for a customer; it too is approved (product decision 4). */
export function AddTransactionButton({ type, wallet }: Props) {
  const t = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t(`backoffice.addTransaction.${type}`)}
      </Button>
      <Suspense>
        {isOpen && <AddTransactionDialog type={type} wallet={wallet} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
