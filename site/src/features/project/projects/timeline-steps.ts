import { addDays } from '@cauce/contract/calendar.ts'
import { contentOf } from '@cauce/contract/content.ts'
import { formatDate } from '@cauce/format'
import type { Language } from '@cauce/i18n/language.ts'
import type { Translate } from '@cauce/i18n/translate.ts'
import type { TimelineStep } from '../../../ui/blocks.tsx'
import type { Project } from './project-list.server.ts'

type Troubled = Pick<Project, 'irregularity' | 'loanState' | 'daysLate' | 'defaultedOn'>

/** What no published event says: a suspension and how it ended, a late payment, a default and a loss. What lasts is marked late. */
export function troubleSteps(
  { irregularity, loanState, daysLate, defaultedOn }: Troubled,
  t: Translate<'projectPages' | 'irregularityPages'>,
  { today, language }: { readonly today: string; readonly language: Language },
): TimelineStep[] {
  const steps: TimelineStep[] = []
  const add = (at: string | null, title: string, about: TimelineStep['about'], isLasting: boolean) =>
    steps.push({ at, shownAt: formatDate(at), title: { text: title }, about, mark: isLasting ? 'late' : 'done' })
  if (irregularity) {
    const { state, suspendedAt, endedAt } = irregularity
    const end = state === 'corrected' ? 'correction' : 'steps'
    if (suspendedAt !== null)
      add(
        suspendedAt,
        t('irregularityPages.step.suspended'),
        contentOf(irregularity, 'irregularity', language),
        state === 'suspended',
      )
    if (state !== 'suspended')
      add(endedAt, t(`irregularityPages.step.${state}`), contentOf(irregularity, end, language), false)
  }
  const trouble = (at: string | null, name: 'late' | 'inDefault' | 'lost') =>
    add(at, t(`projectPages.trouble.${name}`), { text: t(`projectPages.troubleAbout.${name}`) }, true)
  if (daysLate > 0) trouble(addDays(today, -daysLate), 'late')
  if (defaultedOn !== null) trouble(defaultedOn, 'inDefault')
  if (loanState === 'lost') trouble(null, 'lost')
  return steps
}
