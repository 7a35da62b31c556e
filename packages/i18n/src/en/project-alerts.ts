import type { projectAlerts as source } from '../es/project-alerts.ts'
import type { Translation } from '../translation.ts'

export const projectAlerts = {
  title: 'Notice of the opening',
  leadThis: 'A single mail, on the day this project opens to investment.',
  leadNext: 'A single mail, on the day the next project opens.',
  askThis: 'Tell me when it opens',
  askNext: 'Tell me of the next project',
  logInFirst: 'You log in or register first; then you come back here with the notice turned on.',
  onThis: 'The notice is on: we will write to you when this project opens.',
  onNext: 'The notice is on: we will write to you when the next project opens.',
  stop: 'Turn the notice off',
  muted: 'In your profile, notices about your projects are turned off, so this one would not reach you either.',
  toPreferences: 'Change it in your profile',
} as const satisfies Translation<typeof source>
