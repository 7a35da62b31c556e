import { useState } from 'react'
import { Button } from '@mui/material'
import { useDataProvider } from 'react-admin'
import type { CauceDataProvider } from '../../providers/data.ts'
import type { AccessStep, ExaminationAccess } from '../../providers/examination-calls.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useAction } from '../../ui/use-action.ts'

interface Props {
  readonly access: ExaminationAccess
  readonly action: AccessStep
  readonly label: string
  /** The title of the question, if it is not the label. */
  readonly title?: string
  readonly consequence: string
  /** The notice afterwards. */
  readonly done: string
  readonly onChanged: () => void
}

/** Grants, refuses or ends an access after a question. */
export function StepButton({ access: { accessId }, action: step, label, title, consequence, done, onChanged }: Props) {
  const dataProvider = useDataProvider<CauceDataProvider>()
  const [isAsking, setAsking] = useState(false)
  const action = useAction<string>(() => dataProvider.stepExaminationAccess(accessId, step), {
    words: done,
    after: () => {
      setAsking(false)
      onChanged()
    },
  })
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={title ?? label}
          consequence={consequence}
          confirmLabel={label}
          action={action}
          onClose={() => {
            action.reset()
            setAsking(false)
            // What was refused may have been decided by another administrator.
            if (action.refusal) onChanged()
          }}
        />
      )}
    </>
  )
}
