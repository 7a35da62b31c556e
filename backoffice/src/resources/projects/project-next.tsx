import { Box, Typography } from '@mui/material'
import CheckIcon from '@mui/icons-material/Check'
import CloseIcon from '@mui/icons-material/Close'
import {
  isSuspended,
  lacksSheet,
  missingRequirements,
  PROJECT_REQUIREMENTS,
  type PhaseName,
  type ProjectRequirement,
} from '@cauce/contract'
import { isOwed } from '@cauce/contract/project/distribution-lifecycle.ts'
import { formatDate } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import type { ProjectRecord } from '../../providers/records.ts'
import { EnglishTexts } from '../../ui/english-count.tsx'
import { RecordLink } from '../../ui/links.tsx'
import { Section } from '../../ui/section.tsx'
import { useToday } from '../../ui/time.tsx'
import { useSettings } from '../../ui/use-settings.ts'
import { useRecords } from '../../providers/call.ts'
import { useWords } from '../../ui/words.ts'

/** Phases before anyone can invest: what a project lacks keeps it from the next one. */
const UNOPENED: ReadonlySet<PhaseName> = new Set(['Draft', 'Next_Opening', 'Preinvestment'])

/** What comes next in the life of a project and when, and what it still lacks for it (handbook rule 14.42). */
export function ProjectNext({ project }: { readonly project: ProjectRecord }) {
  const t = useWords()
  const { phaseName } = project
  if (phaseName === 'Closed' || phaseName === 'Discarded') return null
  return (
    <Box sx={{ paddingBlockEnd: 2 }}>
      <Section title={t('backoffice.next.title')}>
        {phaseName === 'Financed' ? <NextPayment project={project} /> : <NextPhase project={project} />}
        {UNOPENED.has(phaseName) && <Requirements project={project} />}
        {project.englishTexts && <EnglishTexts count={project.englishTexts} />}
      </Section>
    </Box>
  )
}

function NextPhase({ project }: { readonly project: ProjectRecord }) {
  const t = useWords()
  const { dateStart, dateEnd, preinvestorDateEnd, amountRemaining } = project
  if (isSuspended(project))
    return (
      <Typography sx={{ color: 'error.main' }}>
        {t('backoffice.next.suspended', { date: formatDate(project.irregularity?.lastDay ?? null) })}
      </Typography>
    )
  const sentence: Readonly<Partial<Record<PhaseName, string>>> = {
    Draft: t('backoffice.next.draft', { date: formatDate(dateStart) }),
    Next_Opening: t('backoffice.next.opening', { date: formatDate(dateStart) }),
    Preinvestment: t('backoffice.next.preinvestment', { date: formatDate(preinvestorDateEnd ?? dateStart) }),
    Investment: t('backoffice.next.investment', { date: formatDate(dateEnd), amount: formatMoney(amountRemaining) }),
  }
  return <Typography>{sentence[project.phaseName]}</Typography>
}

function NextPayment({ project }: { readonly project: ProjectRecord }) {
  const t = useWords()
  const { data, total } = useRecords('distributions', { projectId: project.id }, 'dueDate')
  const next = data?.find(({ status }) => isOwed(status))
  if (total === 0) return <Typography>{t('backoffice.next.settling')}</Typography>
  if (!next) return null
  const { number, daysLate } = next
  const date = formatDate(next.dueDate)
  return (
    <Typography sx={daysLate > 0 ? { color: 'error.main' } : {}}>
      {daysLate > 0
        ? t('backoffice.next.latePayment', { number, date, smart_count: daysLate })
        : t('backoffice.next.payment', { number, date })}
    </Typography>
  )
}

/** The tab in which a requirement is met; the form of the terms if absent. */
const TAB_OF: Readonly<Partial<Record<ProjectRequirement, string>>> = {
  descriptions: 'descriptions',
  pictures: 'multimedia',
  documents: 'documents',
}

function Requirements({ project }: { readonly project: ProjectRecord }) {
  const t = useWords()
  const today = useToday()
  const settings = useSettings()
  if (!project.content) return null
  const missing = missingRequirements(project, project.content, today)
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {PROJECT_REQUIREMENTS.map((requirement) => (
        <Requirement
          key={requirement}
          project={project}
          what={t(`errorWords.missing.${requirement}`)}
          isMet={!missing.includes(requirement)}
          tab={TAB_OF[requirement]}
        />
      ))}
      {settings?.isSheetRequired && project.isLoan && (
        <Requirement
          project={project}
          what={t('sheetDrafts.published')}
          isMet={!lacksSheet(project, true)}
          tab="information-sheet"
        />
      )}
    </Box>
  )
}

interface RequirementProps {
  readonly project: ProjectRecord
  readonly what: string
  readonly isMet: boolean
  readonly tab: string | undefined
}

function Requirement({ project, what, isMet, tab }: RequirementProps) {
  const t = useWords()
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      {isMet ? (
        <CheckIcon fontSize="small" aria-hidden sx={{ color: 'success.main' }} />
      ) : (
        <CloseIcon fontSize="small" aria-hidden sx={{ color: 'error.main' }} />
      )}
      {isMet ? (
        what
      ) : (
        <RecordLink
          resource="projects"
          id={project.id}
          {...(tab === undefined ? { type: 'edit' } : { type: 'show', tab })}
          name={t('backoffice.next.missing', { what })}
        />
      )}
    </Box>
  )
}
