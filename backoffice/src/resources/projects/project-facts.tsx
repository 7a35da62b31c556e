import { formatDate } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { formatPercent } from '@cauce/format/percent.ts'
import { formatMonths } from '@cauce/format/quantities.ts'
import type { ProjectRecord } from '../../providers/records.ts'
import { IbanReveal } from '../../ui/iban-reveal.tsx'
import { countryName } from '../../ui/names.ts'
import { Facts, FactsGrid } from '../../ui/terms.tsx'
import { useLanguage, useWords } from '../../ui/words.ts'

/** The terms of a project for readers who may not change them (handbook rule 1.11). */
export function ProjectFacts({ project }: { readonly project: ProjectRecord }) {
  const t = useWords()
  const language = useLanguage()
  const money = (value: string | null) => (value === null ? null : formatMoney(value, { places: 'auto' }))
  const yesOrNo = (value: boolean) => t(value ? 'common.yes' : 'common.no')
  return (
    <FactsGrid>
      <Facts
        noun="projects"
        title={t('projects.one')}
        facts={{
          url: project.url,
          projectTypeName: project.projectTypeName,
          managerName: project.managerName ?? t('backoffice.nobody'),
          direction: project.direction,
          locality: project.locality,
          country: countryName(project.country, language),
          private: yesOrNo(project.private),
        }}
      />
      <Facts
        noun="projects"
        title={t('backoffice.projects.financing')}
        facts={{
          financingAmount: money(project.financingAmount),
          dateStart: formatDate(project.dateStart),
          dateEnd: formatDate(project.dateEnd),
          startedAt: formatDate(project.startedAt),
          projectDuration: formatMonths(project.projectDuration, language),
          targetProfitability: formatPercent(project.targetProfitability),
          managerFee: formatPercent(project.managerFee),
          deliveryFeePeriod: t(`projects.deliveryFeePeriod.${project.deliveryFeePeriod}`),
        }}
      />
      <Facts
        noun="projects"
        title={t('backoffice.projects.investors')}
        facts={{
          minimumInvestment: money(project.minimumInvestment),
          maximumInvestment: money(project.maximumInvestment),
          maxInvestorNumber: project.maxInvestorNumber,
          cancellationFee: formatPercent(project.cancellationFee),
          showInvestorNumber: yesOrNo(project.showInvestorNumber),
        }}
      />
      <Facts
        noun="projects"
        title={t('backoffice.projects.promoter')}
        facts={{
          promoterName: project.promoterName,
          guaranteeAgentName: project.guaranteeAgentName,
          withdrawMoneyFinanced: yesOrNo(project.withdrawMoneyFinanced),
          destinationBankAccount: project.destinationBankAccount && (
            <IbanReveal iban={project.destinationBankAccount} />
          ),
        }}
      />
    </FactsGrid>
  )
}
