import type { customerDeclarations as source } from '../es/customer-declarations.ts'
import type { Translation } from '../translation.ts'
import { backgroundWords } from './background-words.ts'

export const customerDeclarations = {
  title: 'About you and your money',
  lead: 'The law against money laundering requires us to ask every customer. We ask once; if anything changes, declare it again.',
  needsScript: 'To declare, turn on JavaScript in your browser.',
  owed: {
    title: 'We still need to know something about you.',
    text: 'The law requires us to know what you do and where your money comes from. It takes two minutes.',
    button: 'Declare it',
  },
  form: {
    title: 'Your declaration',
    activity: { individual: 'Profession or activity', company: 'Activity of the company' },
    activityHelp: {
      individual: 'For example: nurse, self-employed builder, retired.',
      company: 'For example: letting of premises, shoe trade.',
    },
    purpose: 'What do you want to use the platform for?',
    purposeText: 'Explain it',
    origins: 'Where does the money that you will deposit come from?',
    originsHelp: 'Mark all that applies. If needed, we will ask you for a document that proves it.',
    originText: { needed: 'Explain it', offered: 'Anything more about the origin' },
    exposure: 'Is there anybody with a prominent public function?',
    exposureHelp:
      'Head of State or government, minister, member of parliament, senior judge, mayor of a large city, senior military officer, ambassador, head of a party or a public company. Also if they left it less than two years ago.',
    exposedOffice: 'Which function?',
    exposedPerson: 'Who holds it?',
    exposureEndedOn: 'Last day in the function',
    exposureEndedHelp: 'Leave it empty if they still hold it. Write it like this: 31/12/2025.',
    control: 'Who stands behind the company?',
    controlHelp:
      'Name each person who owns, directly or indirectly, more than 25 %. If there is none, name the administrators.',
    person: 'Person %{number}',
    name: 'Full name',
    birthdayAt: 'Date of birth',
    nationality: 'Nationality',
    country: 'Country of residence',
    share: 'Share (%)',
    chooseCountry: 'Choose a country',
    add: 'Add a person',
    remove: 'Remove person %{number}',
    submit: 'Send declaration',
    submitting: 'Sending',
    kept: 'We keep it for ten years after you stop being a customer, as the law demands. You see it, and those who apply this law at the company.',
    done: 'We have received your declaration.',
  },
  ...backgroundWords,
  current: {
    title: 'What you have declared',
    since: 'Declared on %{date}',
    activity: 'Activity',
    purpose: 'What for',
    origins: 'Origin of the money',
    exposure: 'Public functions',
    until: 'until %{date}',
    change: 'Declare again',
  },
  history: 'Earlier declarations',
  failed: { title: 'We could not load what you declared', text: 'Your declaration is safe. Try again.' },
} as const satisfies Translation<typeof source>
