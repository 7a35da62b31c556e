import type { projectFollows as source } from '../es/project-follows.ts'
import type { Translation } from '../translation.ts'

/** The texts about the projects that a person follows (decision 269). */
export const projectFollows = {
  title: 'Followed projects',
  lead: 'The projects that you follow. We let you know when their phase changes and when there is news.',
  toPreferences: 'Choose which e-mails you get',
  follow: 'Follow',
  nameOf: '%{word}: %{project}',
  explanation: 'We will let you know of each change of phase and each piece of news.',
  muted: 'In your profile you have turned off e-mails about your projects: the news will be among your notifications.',
  next: 'What comes next',
  nextEvent: 'Next event',
  lastEvent: 'Latest news',
  empty: {
    title: 'You have no followed project',
    text: 'Press “Follow” on the card or the page of a project, and it will be here with its state and what comes next.',
    action: 'See the projects',
  },
} as const satisfies Translation<typeof source>
