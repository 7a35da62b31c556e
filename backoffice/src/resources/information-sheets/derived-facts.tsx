import { Box, Typography } from '@mui/material'
import { formatDate } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { formatPercent } from '@cauce/format/percent.ts'
import { formatMonths } from '@cauce/format/quantities.ts'
import type { ProjectRecord } from '../../providers/records.ts'
import { Section } from '../../ui/section.tsx'
import { Term, Terms } from '../../ui/terms.tsx'
import { useLanguage, useWords } from '../../ui/words.ts'
import { NO_TEXT } from '../../ui/missing.tsx'

interface Props {
  readonly project: ProjectRecord
  readonly identifier: string | null
}

/** What the sheet takes from the project and the settings: shown and not typed. */
export function DerivedFacts({ project, identifier }: Props) {
  const t = useWords()
  const language = useLanguage()
  const facts = [
    [t('sheetDrafts.fields.identifier'), identifier ?? t('sheetDrafts.derived.noIdentifier')],
    [t('sheetDrafts.derived.owner'), project.promoterName || NO_TEXT],
    [t('sheetDrafts.derived.taxNumber'), project.promoterTaxNumber ?? NO_TEXT],
    [t('sheetDrafts.derived.target'), formatMoney(project.financingAmount)],
    [t('sheetDrafts.derived.deadline'), formatDate(project.dateEnd)],
    [t('sheetDrafts.derived.duration'), formatMonths(project.projectDuration, language)],
    [t('sheetDrafts.derived.rate'), formatPercent(project.annualProfitability)],
    [t('sheetDrafts.derived.payments'), t(`projects.deliveryFeePeriod.${project.deliveryFeePeriod}`)],
    [t('sheetDrafts.derived.risk'), project.riskCategory ?? NO_TEXT],
    [t('sheetDrafts.derived.managerFee'), formatPercent(project.managerFee)],
    [t('sheetDrafts.derived.cancellationFee'), formatPercent(project.cancellationFee)],
  ] as const
  return (
    <Section title={t('sheetDrafts.derived.title')}>
      <Box sx={{ backgroundColor: 'action.hover', padding: 2, borderRadius: 1, color: 'text.secondary' }}>
        <Terms>
          {facts.map(([label, value]) => (
            <Term key={label} label={label}>
              {value}
            </Term>
          ))}
        </Terms>
        <Typography variant="body2" sx={{ marginBlockStart: 1 }}>
          {t('sheetDrafts.derived.others')} {t('sheetDrafts.derived.help')}
        </Typography>
      </Box>
    </Section>
  )
}
