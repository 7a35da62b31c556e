import type { cookies as source } from '../../es/legal/cookies.ts'
import type { Translation } from '../../translation.ts'

export const cookies = {
  title: 'Cookie policy',
  description:
    'The few cookies that %{brand} uses: only the necessary ones, none of third parties and none for advertising.',
  sections: {
    short: {
      title: 'In short',
      text: 'This site only uses the cookies without which it would not work. None measures what you do, none belongs to third parties and none serves advertising. Visitors who only read receive none.',
    },
    choice: {
      title: 'Why we do not ask you',
      text: 'The law asks for consent to cookies that are not needed (article 22.2 of the Spanish Law 34/2002), and there are none of those. That is why you see no banner across the page and no button to accept that is larger than the one to reject: there is nothing to reject.\n\nThree of them come from something you ask for: that of the language, when you change it; that of the trusted browser, when you say that you trust it; and that of the notice, when you ask for an opening alert. If one day we wanted to use another, it would be off until you turned it on, and saying no would be as easy as saying yes.',
    },
    list: {
      title: 'The ones we use',
      text: 'These are all of them. This very site keeps them, and nobody else can read them.',
    },
    storage: {
      title: 'Other data in your browser',
      text: 'While a tab is open, your browser keeps in it what is needed to lose and repeat nothing when the page is reloaded: a money operation that is half done, the set-up of the one-time code, the e-mail you are logging in with, and how far the guided tour has come. It is erased when the tab is closed.\n\nIn the administrator area the columns and filters that each person has chosen are kept as well, until they are deleted.',
    },
    others: {
      title: 'Third parties',
      text: 'This site loads nothing from other sites: no typefaces, no maps, no videos, no buttons of social networks, no programs that measure. The identity verification takes place on the page of its provider, which has a policy of its own and which you go to knowingly.',
    },
    control: {
      title: 'How to delete them',
      text: 'You can see, delete or block cookies in the settings of your browser. If you block the necessary ones you can read the site, but not log in. Logging out deletes that of the session; that of a trusted browser is revoked in your profile.',
    },
  },
  table: { caption: 'Cookies of this site', name: 'Name', purpose: 'What for', kind: 'Kind', lifetime: 'How long' },
  rows: {
    session: {
      purpose: 'Keep you logged in',
      kind: 'Technical, first-party',
      lifetime: '30 minutes without use and 12 hours at most',
    },
    device: {
      purpose: 'Remember that you trust this browser, only if you ask for it',
      kind: 'Security, first-party',
      lifetime: '30 days',
    },
    language: {
      purpose: 'Remember the language you chose',
      kind: 'Preference, first-party',
      lifetime: '1 year',
    },
    next: {
      purpose: 'Take you, once logged in, to the page you had asked for',
      kind: 'Technical, first-party',
      lifetime: '1 hour at most',
    },
    alert: {
      purpose:
        'Note, once you are logged in, the notice of an opening that you had asked for or the project that you wanted to follow',
      kind: 'Technical, first-party',
      lifetime: '1 hour at most',
    },
  },
} as const satisfies Translation<typeof source>
