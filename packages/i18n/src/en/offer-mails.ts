import type { Translation } from '../translation.ts'
import type { offerMails as source } from '../es/offer-mails.ts'

export const offerMails = {
  offerSuspended: {
    subject: 'We have suspended “%{project}”: you can revoke your investment',
    text: 'The information about “%{project}”, in which you have invested, had a material error. Nobody can invest until it is corrected.\nWhat is wrong: %{irregularity}\nWhat is being done: %{steps}\nUntil %{until} you can revoke your investment under “Investments”, at no cost and without giving reasons, even if your reflection period had already ended.\nThe last day for a correction is %{lastDay}. If it is not corrected by then, the offer is cancelled and the money goes back to your wallet.',
    action: 'See my investments',
  },
  offerCorrected: {
    subject: 'We have corrected the information about “%{project}”: you can revoke your investment',
    text: 'The information about “%{project}”, in which you have invested, had a material error, which has been corrected.\nWhat was wrong: %{irregularity}\nWhat was corrected: %{correction}\nUntil %{until} you can revoke your investment under “Investments”, at no cost and without giving reasons, even if your reflection period had already ended.\nIf you do nothing, your investment stays.',
    action: 'See my investments',
  },
  offerResumed: {
    subject: 'The offer of “%{project}” has been corrected and continues: you can revoke your investment',
    text: 'The offer of “%{project}”, which was suspended, has been corrected and continues.\nWhat was wrong: %{irregularity}\nWhat was corrected: %{correction}\nUntil %{until} you can revoke your investment under “Investments”, at no cost and without giving reasons, even if your reflection period had already ended.\nIf you do nothing, your investment stays.',
    action: 'See my investments',
  },
  offerCancelled: {
    subject: '“%{project}” is cancelled: we have returned your money',
    text: 'The offer of “%{project}” was suspended for a material error that was not corrected by %{lastDay}. We have cancelled it and returned %{amount} to your wallet, at no cost.',
    action: 'See the wallet',
  },
  suspensionEnding: {
    subject: 'The suspension of “%{project}” ends on %{lastDay}',
    text: 'The offer of “%{project}” is suspended and not corrected yet. If this is still so on %{lastDay}, the platform cancels it and returns all the money.',
    action: 'See the project',
  },
  projectRefunded: {
    subject: 'We have returned your investment in “%{project}”',
    text: 'The project “%{project}” is not going ahead. We have returned %{amount} to your wallet, at no cost.',
    action: 'See the wallet',
  },
} as const satisfies Translation<typeof source>
