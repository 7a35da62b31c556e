import { companyAccountLifecycle } from '@cauce/contract'
import { groupIban } from '@cauce/format/iban.ts'
import type { RecordOf } from '../../providers/records.ts'
import { ProposalDecisions, type ProposalPane } from '../../ui/proposal/proposal-decisions.tsx'
import { useWords } from '../../ui/words.ts'

const ABOUT = { approve: 'approveOther', refuse: 'refuseAbout', retire: 'retireAbout' } as const

interface Props {
  readonly account: RecordOf<'companyAccounts'>
  readonly pane?: ProposalPane
}

/** Decides on an account. Deposits go to the main one, which is replaced and not retired. */
export function AccountDecisions({ account, pane }: Props) {
  const t = useWords()
  const { main, beneficiary } = account
  const iban = groupIban(account.iban)
  return (
    <ProposalDecisions
      resource="companyAccounts"
      record={account}
      lifecycle={companyAccountLifecycle}
      isBarred={(step) => step === 'retire' && main}
      name={iban}
      pane={pane}
      consequence={(step) =>
        t(`companyAccounts.${step === 'approve' && main ? 'approveMain' : ABOUT[step]}`, { iban, beneficiary })
      }
    />
  )
}
