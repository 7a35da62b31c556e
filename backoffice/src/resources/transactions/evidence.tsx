import { Checkbox, FormControlLabel } from '@mui/material'
import { ATTACHMENT_KINDS } from '@cauce/contract/files.ts'
import type { TransactionRecord } from '../../providers/records.ts'
import { useActor } from '../../ui/ability.ts'
import { useFirstApproval } from '../../ui/first-approval.ts'
import { FileDrop } from '../../ui/form/file-drop.tsx'
import { useWords } from '../../ui/words.ts'
import { Proof } from './proof.tsx'

/** What an administrator has shown before approving a movement, alone or in bulk (handbook rule 14.14). */
export interface Evidence {
  /** A proof attached now; it takes the place of the stored one. */
  readonly file?: File | undefined
  /** Whether the stored proof has been in view, here or in a window of its own. */
  readonly isOpened: boolean
  /** Whether they say that they have seen the movement at the bank. */
  readonly isSeen: boolean
}

export const NO_EVIDENCE: Evidence = { isOpened: false, isSeen: false }

/** What an approval still lacks. A proof that another person attached has to be opened, because it is what is being approved. */
export function missingEvidence(
  { document }: Pick<TransactionRecord, 'document'>,
  { file, isOpened, isSeen }: Evidence,
): 'proof' | 'opened' | 'tick' | undefined {
  if (file === undefined && document === null) return 'proof'
  if (file === undefined && !isOpened) return 'opened'
  return isSeen ? undefined : 'tick'
}

interface Props {
  readonly record: TransactionRecord
  readonly evidence: Evidence
  readonly onChange: (change: Partial<Evidence>) => void
  /** Ids of the fields are this one with the name of what is missing. */
  readonly id: string
  readonly disabled: boolean
}

/** The proof beside what it must say, and a place for a new one. */
export function ProofField({
  record,
  evidence,
  onChange,
  id,
  disabled,
  refusal,
}: Props & { readonly refusal?: string | undefined }) {
  const t = useWords()
  return (
    <>
      <Proof
        record={record}
        attached={evidence.file}
        linkId={`${id}-opened`}
        onSeen={() => onChange({ isOpened: true })}
      />
      <FileDrop
        inputId={`${id}-proof`}
        label={t(record.document ? 'backoffice.decision.otherProof' : 'transactions.fields.document')}
        kinds={ATTACHMENT_KINDS}
        file={evidence.file}
        onChange={(file) => onChange({ file })}
        refusal={refusal}
        disabled={disabled}
      />
    </>
  )
}

/** The statement that the movement has been seen at the bank. */
export function SeenTick({ record, evidence, onChange, id, disabled }: Props) {
  const t = useWords()
  return (
    <FormControlLabel
      disabled={disabled}
      control={
        <Checkbox
          checked={evidence.isSeen}
          onChange={(event) => onChange({ isSeen: event.target.checked })}
          slotProps={{ input: { id: `${id}-tick` } }}
        />
      }
      label={t(`backoffice.decision.${record.type}Seen`)}
    />
  )
}

/** Why this administrator may not approve: it is their own money, they entered it, or approved it first (handbook rule 1.14). */
export function useApprovalForbidden({ userId, firstApproval, status }: TransactionRecord): string | undefined {
  const t = useWords()
  const actor = useActor()
  const { forbidden } = useFirstApproval(firstApproval, status === 'pending')
  return actor?.userId === userId ? t('errors.own-money') : forbidden
}
