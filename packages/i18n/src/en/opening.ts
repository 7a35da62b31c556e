import type * as source from '../es/opening.ts'
import type { Translation } from '../translation.ts'

export const opening = {
  title: 'Open your account',
  missing: 'One step left |||| %{smart_count} steps left',
  waiting: 'We are reviewing your details. We will let you know by e-mail',
  ready: 'Your account is ready',
  nextStep: 'Next: %{step}.',
  toSteps: 'See the steps',
  menu: 'Steps and declarations',
  change: 'See or change',
  toNext: 'Next step',
  information: 'What the platform does, what it costs and what risks investing carries',
  state: {
    done: 'Done',
    open: 'To do',
    waits: 'Being reviewed',
    optional: 'Optional',
  },
  step: {
    passkey: {
      title: 'Create a passkey',
      text: 'Log in and confirm with your fingerprint, face or PIN, without codes. You can skip this step.',
      button: 'Create the passkey',
    },
    email: {
      title: 'Confirm your e-mail',
      text: 'Open the link that we sent when you registered. If it has not arrived, request another one.',
      button: 'Request another link',
    },
    identity: {
      title: 'Verify your identity',
      text: 'You need your document and a camera. It takes about three minutes.',
      button: 'Verify your identity',
    },
    declaration: {
      title: 'Declare your activity and the source of your funds',
      text: 'The law requires us to ask every customer. It takes two minutes.',
      button: 'Answer',
    },
    tax: {
      title: 'Declare your tax residence',
      text: 'The tax withheld from your interest and what we report to the tax office depend on it. If you live in Spain, give the province.',
      button: 'Declare it',
    },
    account: {
      title: 'Add a bank account',
      text: 'In your name, with a certificate of ownership from your bank. You deposit from it and withdraw to it.',
      button: 'Add the account',
    },
    deposit: {
      title: 'Deposit money',
      text: 'Tell us how much you will transfer, and we will show you the details to use at your bank.',
      button: 'Deposit',
    },
    texts: {
      title: 'Accept the new terms',
      text: 'The terms or the privacy policy have changed. Until you accept them you cannot invest or deposit money.',
      button: 'Read and accept',
    },
    knowledge: {
      title: 'Take the knowledge test',
      text: 'You can skip this step. Without it we do not know whether these investments are appropriate for you, and will warn you of that before you invest, as the law requires.',
      button: 'Take the test',
    },
    simulation: {
      title: 'Calculate how much you can afford to lose',
      text: 'You can skip this step. The calculation is made in your browser, and no figure reaches us.',
      button: 'Calculate it',
    },
  },
  invest: {
    title: 'Invest',
    text: 'In the meantime you can read all projects.',
    button: 'See the open projects',
    back: 'Back to the project',
  },
  home: {
    title: 'Hello, %{name}',
    available: 'You can invest or withdraw',
    next: 'Next payment',
    nextFrom: 'Next payment: %{date}, %{project}',
    late: 'Principal late, in default or lost',
    none: 'None',
    reservation: 'Reservation of %{amount} in %{project}',
    toInvestments: 'See my investments',
    toWallet: 'See the wallet',
  },
} as const satisfies Translation<typeof source.opening>
