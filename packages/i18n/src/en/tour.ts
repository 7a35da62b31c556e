import type { tour as source } from '../es/tour.ts'
import type { Translation } from '../translation.ts'

export const tour = {
  start: 'Start the guided tour',
  progress: '%{step} of %{steps}',
  next: 'Next',
  previous: 'Back',
  finish: 'Finish',
  close: 'Close the guided tour',
  welcome: {
    title: 'Let us show you around',
    text: 'Seven steps, a couple of minutes. You can leave whenever you like and repeat it from your menu.',
  },
  walletButton: {
    title: 'Your wallet, always in view',
    text: 'This is your balance. It leads to the wallet; we take you there.',
  },
  walletPage: {
    title: 'Deposit and withdraw',
    text: 'Money comes in from an account in your name, and a person checks that it has arrived. Every transaction stays here.',
  },
  projectsButton: {
    title: 'The projects',
    text: 'Here are all of them: those that are open, those to come and those that have ended.',
  },
  projectsPage: {
    title: 'Choosing in peace',
    text: 'You can filter by phase, term, return or minimum, and sort the list.',
  },
  projectCard: {
    title: 'A project at a glance',
    text: 'Return, term, minimum and what is missing, always in the same place. We take you to one.',
  },
  investDialog: {
    title: 'Investing, in two steps',
    text: 'Type an amount, read what you may receive and lose, and confirm. Then you have some days to revoke it at no cost.',
  },
  stopped: 'The guided tour has stopped: the page takes too long. You can repeat it from your menu.',
} as const satisfies Translation<typeof source>
