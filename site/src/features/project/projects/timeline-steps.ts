import { addDays } from '@cauce/contract/calendar.ts'
import { contentOf } from '@cauce/contract/content.ts'
import { formatDate } from '@cauce/format'
import type { Language } from '@cauce/i18n/language.ts'
import type { Translate } from '@cauce/i18n/translate.ts'
import type { TimelineStep } from '../../../ui/blocks.tsx'
import type { Project } from './project-list.server.ts'

type Troubled = Pick<Project, 'irregularity' | 'loanState' | 'daysLate' | 'defaultedOn' | 'loanDefault'>

/** A suspension and its end, a late payment, a default and a loss. What lasts is marked late. */
export function troubleSteps(
  { irregularity, loanState, daysLate, defaultedOn, loanDefault }: Troubled,
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
  const trouble = (at: string | null, name: 'late' | 'inDefault' | 'lost', about: TimelineStep['about']) =>
    add(at, t(`projectPages.trouble.${name}`), about, true)
  const because = (about: 'unlikelyToPay' | 'lost', reason: string) => ({
    text: `${t(`projectPages.troubleAbout.${about}`)} ${t('projectPages.troubleAbout.reason')}`,
    quote: { text: reason, lang: language === 'es' ? undefined : ('es' as const) },
  })
  if (daysLate > 0) trouble(addDays(today, -daysLate), 'late', { text: t('projectPages.troubleAbout.late') })
  const { reason = null, endedOn = null, endReason } = loanDefault ?? {}
  if (defaultedOn !== null)
    trouble(
      defaultedOn,
      'inDefault',
      reason === null ? { text: t('projectPages.troubleAbout.pastDue') } : because('unlikelyToPay', reason),
    )
  if (loanState === 'lost') trouble(endedOn, 'lost', because('lost', endReason ?? ''))
  return steps
}
