import type * as source from '../es/project-mails.ts'
import type { Translation } from '../translation.ts'

export const offerMails = {
  offerSuspended: {
    subject: 'We have suspended “%{project}”: you can revoke your investment',
    text: 'The information about “%{project}”, in which you have invested, had a material error. Nobody can invest until it is corrected.\nWhat is wrong: %{irregularity}\nWhat is being done: %{steps}\nUntil %{until} you can revoke your investment under “Investments”, at no cost and without giving a reason, even if your reflection period had already ended.\nThe last day for a correction is %{lastDay}. If it is not corrected by then, the offer is cancelled and the money goes back to your wallet.',
  },
  offerCorrected: {
    subject: 'We have corrected the information about “%{project}”: you can revoke your investment',
    text: 'The information about “%{project}”, in which you have invested, had a material error, which has been corrected.\nWhat was wrong: %{irregularity}\nWhat was corrected: %{correction}\nUntil %{until} you can revoke your investment under “Investments”, at no cost and without giving a reason, even if your reflection period had already ended.\nIf you do nothing, your investment stays.',
  },
  offerResumed: {
    subject: 'The offer of “%{project}” has been corrected and continues: you can revoke your investment',
    text: 'The offer of “%{project}”, which was suspended, has been corrected and continues.\nWhat was wrong: %{irregularity}\nWhat was corrected: %{correction}\nUntil %{until} you can revoke your investment under “Investments”, at no cost and without giving a reason, even if your reflection period had already ended.\nIf you do nothing, your investment stays.',
  },
  offerCancelled: {
    subject: '“%{project}” is cancelled: we have returned your money',
    text: 'The offer of “%{project}” was suspended for a material error that was not corrected by %{lastDay}. We have cancelled it and returned %{amount} to your wallet, at no cost.',
  },
  suspensionEnding: {
    subject: 'The suspension of “%{project}” ends on %{lastDay}',
    text: 'The offer of “%{project}” is suspended and not corrected yet. If this is still so on %{lastDay}, the platform cancels it and returns all the money.',
    action: 'See the project',
  },
  projectRefunded: {
    subject: 'We have returned your investment in “%{project}”',
    text: 'The project “%{project}” is not going ahead. We have returned %{amount} to your wallet, at no cost.',
  },
} as const satisfies Translation<typeof source.offerMails>

export const receiptMails = {
  taxDetailReceived: {
    subject: 'We have received your tax details',
    text: 'We have received the tax details that you sent us, with effect from %{since}. We are reviewing them, which usually takes one working day; until then they do not count.\nIf there is a mistake, you can withdraw them in your profile.',
  },
  classRequested: {
    subject: 'We have received your request for an investor class',
    text: 'A person will review your request and the evidence, and we will write to you with the decision. Until then you keep the class that you have today.\nYou can withdraw it while it is pending.',
  },
} as const satisfies Translation<typeof source.receiptMails>

export const reservationMails = {
  reservationPlaced: {
    subject: 'We have received your reservation',
    text: 'You have reserved %{amount} in “%{project}”. Your place is %{place}.\nDeposit reserved in your wallet: %{deposit}\nYou can withdraw the reservation at no cost and without giving a reason until %{until}, in your investments. You can still do so after that, until it becomes an investment.\nWhen the project opens, the reservation becomes an investment if the rest is in your wallet. We will let you know.',
    action: 'See my reservation',
  },
  reservationWithdrawn: {
    subject: 'You have withdrawn your reservation in “%{project}”',
    text: 'You have withdrawn your reservation of %{amount} in “%{project}”, at no cost.\nDeposit available again: %{deposit}\nIf this was not you, change your password and write to support.',
  },
  reservationConverted: {
    subject: '“%{project}” is open and your reservation is an investment',
    text: 'The project is open, and your reservation is now an investment of %{amount} in “%{project}”. The deposit counts towards it.\nYou can revoke it at no cost until %{until}, in your investments. After that it is final.',
  },
  reservationCalled: {
    subject: '“%{project}” is open: complete your reservation',
    text: 'The project is open. Your reservation of %{amount} has not become an investment, because money in the wallet or a consent is missing.\nWe keep your place until %{until}. Invest before then on the page of the project: the deposit counts towards it.\nIf you do not, the reservation lapses and all of the deposit is available again.',
    action: 'Complete the reservation',
  },
  reservationSuspended: {
    subject: 'We have suspended “%{project}”: your reservation is on hold',
    text: 'The information about “%{project}”, in which you have a reservation, had a material error. Nobody can invest until it is corrected.\nWhat is wrong: %{irregularity}\nWhat is being done: %{steps}\nMeanwhile your reservation is on hold and does not lapse. You can withdraw it under “Investments”, at no cost and without giving a reason.\nThe last day for a correction is %{lastDay}. If it is not corrected by then, the offer is cancelled, the reservation ends and all of the deposit is available again.',
  },
  reservationCorrected: {
    subject: 'We have corrected the information about “%{project}”, in which you have a reservation',
    text: 'The information about “%{project}”, in which you have a reservation, had a material error, which has been corrected.\nWhat was wrong: %{irregularity}\nWhat was corrected: %{correction}\nYou can withdraw the reservation under “Investments”, at no cost and without giving a reason. The time to complete it stays the same.',
  },
  reservationResumed: {
    subject: 'The offer of “%{project}” has been corrected and continues: complete your reservation',
    text: 'The offer of “%{project}”, which was suspended, has been corrected and continues.\nWhat was wrong: %{irregularity}\nWhat was corrected: %{correction}\nThe time to complete your reservation of %{amount} begins again: we keep your place until %{until}. Invest before then on the page of the project, or withdraw the reservation under “Investments”, at no cost and without giving a reason.\nIf you do nothing, the reservation lapses and all of the deposit is available again.',
    action: 'Complete the reservation',
  },
  reservationLapsed: {
    subject: 'Your reservation in “%{project}” has ended',
    text: 'Your reservation of %{amount} in “%{project}” has ended without becoming an investment: the time to complete it is over, or the project does not go ahead.\nDeposit available again: %{deposit}',
  },
} as const satisfies Translation<typeof source.reservationMails>

export const sheetMails = {
  sheetChanged: {
    subject: 'New information sheet for “%{project}”',
    text: 'We have published version %{version} of the key investment information sheet for “%{project}”, in which you have invested or have a reservation.\nWhat changed: %{changes}\nYour orders still refer to the version that was in force when you placed them.',
  },
  sheetChangedMaterially: {
    subject: 'Material change to the information sheet for “%{project}”',
    text: 'We have published version %{version} of the key investment information sheet for “%{project}”, in which you have invested or have a reservation. The change may influence a decision to invest.\nWhat changed: %{changes}\nYour orders still refer to the version that was in force when you placed them.\nA reservation can be withdrawn under “Investments”, at no cost and without giving a reason.',
  },
} satisfies Translation<typeof source.sheetMails>
