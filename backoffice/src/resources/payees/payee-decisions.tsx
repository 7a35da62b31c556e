import { Button } from '@mui/material'
import { Link } from 'react-admin'
import { payeeLifecycle } from '@cauce/contract'
import { groupIban } from '@cauce/format/iban.ts'
import type { RecordOf } from '../../providers/records.ts'
import { useActor } from '../../ui/ability.ts'
import { ProposalDecisions, type ProposalPane } from '../../ui/proposal/proposal-decisions.tsx'
import { useWords } from '../../ui/words.ts'

interface Props {
  readonly payee: RecordOf<'payees'>
  readonly pane?: ProposalPane
}

/** Decides on a payee. Without its certificate only that of one payment can be approved, and with it in the inbox, where it is shown. */
export function PayeeDecisions({ payee, pane }: Props) {
  const t = useWords()
  const actor = useActor()
  const { id, kind, state, beneficiary, document, proposedBy } = payee
  const iban = groupIban(payee.iban)
  const approval = kind === 'payment' ? 'approvePayment' : 'approveAbout'
  const name = `${beneficiary}, ${iban}`
  const isReviewed = !pane && document !== null && state === 'proposed' && proposedBy !== actor?.userId
  const isBarred = isReviewed || (document === null && kind !== 'payment')
  return (
    <>
      {isReviewed && (
        <Button
          size="small"
          variant="outlined"
          component={Link}
          to={`/?item=payees%2F${id}`}
          aria-label={`${t('backoffice.decision.review')}: ${name}`}
        >
          {t('backoffice.decision.review')}
        </Button>
      )}
      <ProposalDecisions
        resource="payees"
        record={payee}
        lifecycle={payeeLifecycle}
        isBarred={(step) => step === 'approve' && isBarred}
        name={name}
        pane={pane}
        consequence={(step) => t(`payees.${step === 'approve' ? approval : 'refuseAbout'}`, { beneficiary, iban })}
      />
    </>
  )
}
