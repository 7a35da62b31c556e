import type { Translation } from '../translation.ts'
import type { reservationMails as source } from '../es/reservation-mails.ts'

export const reservationMails = {
  reservationPlaced: {
    subject: 'We have received your reservation',
    text: 'You have reserved %{amount} in “%{project}”. Your place is %{place}.\nDeposit reserved in your wallet: %{deposit}\nYou can withdraw the reservation at no cost and without a reason until %{until}, in your investments. You still can later, until it is an investment.\nWhen the project opens, the reservation becomes an investment if the rest is in your wallet. We will let you know.',
    action: 'See my reservation',
  },
  reservationWithdrawn: {
    subject: 'You have withdrawn your reservation in “%{project}”',
    text: 'You have withdrawn your reservation of %{amount} in “%{project}”, at no cost.\nDeposit that is available again: %{deposit}\nIf this was not you, change your password and write to support.',
    action: 'See the wallet',
  },
  reservationConverted: {
    subject: '“%{project}” is open and your reservation is an investment',
    text: 'The project is open, and your reservation is now an investment of %{amount} in “%{project}”. The deposit counts.\nYou can revoke it at no cost until %{until}, in your investments. After that it is final.',
    action: 'See my investments',
  },
  reservationCalled: {
    subject: '“%{project}” is open: complete your reservation',
    text: 'The project is open. Your reservation of %{amount} has not become an investment, because money in the wallet or a consent is missing.\nWe keep your place until %{until}. Invest before then on the page of the project: the deposit counts.\nIf you do not, the reservation lapses and all of the deposit is available again.',
    action: 'Complete the reservation',
  },
  reservationLapsed: {
    subject: 'Your reservation in “%{project}” has ended',
    text: 'Your reservation of %{amount} in “%{project}” has ended without becoming an investment: the time to complete it is over, or the project does not go ahead.\nDeposit that is available again: %{deposit}',
    action: 'See the wallet',
  },
} as const satisfies Translation<typeof source>
