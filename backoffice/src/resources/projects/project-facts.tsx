import type { ReactNode } from 'react'
import type { ProjectTerm } from '@cauce/contract'
import { formatDate } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { formatPercent } from '@cauce/format/percent.ts'
import { formatMonths } from '@cauce/format/quantities.ts'
import type { Language } from '@cauce/i18n/language.ts'
import type { Translate } from '@cauce/i18n/translate.ts'
import type { ProjectRecord } from '../../providers/records.ts'
import { IbanReveal } from '../../ui/iban-reveal.tsx'
import { countryName } from '../../ui/names.ts'
import { Facts, FactsGrid } from '../../ui/terms.tsx'
import { useLanguage, useWords } from '../../ui/words.ts'
import { TERM_GROUPS, termGroupTitle, termsOf } from './projects-inputs.tsx'

/** The terms of a project for readers who may not change them (handbook rule 1.11), grouped as in the form. */
export function ProjectFacts({ project }: { readonly project: ProjectRecord }) {
  const t = useWords()
  const values = valuesOf(project, t, useLanguage())
  return (
    <FactsGrid>
      {TERM_GROUPS.filter((group) => group !== 'preinvestment').map((group) => (
        <Facts
          key={group}
          noun="projects"
          title={termGroupTitle(group, t)}
          facts={Object.fromEntries(
            termsOf(group)
              .filter((term) => !NOT_SHOWN.has(term))
              .map((term) => [term, values[term]]),
          )}
        />
      ))}
    </FactsGrid>
  )
}

/** The name is the heading of the page; the long texts are on the public page. */
const NOT_SHOWN: ReadonlySet<ProjectTerm> = new Set(['name', 'promoterDescription', 'guaranteeAgentDescription'])

/** The value of each term in words; a text is shown as the API sends it. */
function valuesOf(project: ProjectRecord, t: Translate, language: Language): Readonly<Record<ProjectTerm, ReactNode>> {
  const money = (value: string | null) => value && formatMoney(value, { places: 'auto' })
  const yesOrNo = (value: boolean) => t(value ? 'common.yes' : 'common.no')
  return {
    ...project,
    projectTypeId: project.projectTypeName,
    managerId: project.managerName ?? t('backoffice.nobody'),
    country: countryName(project.country, language),
    financingAmount: money(project.financingAmount),
    dateStart: formatDate(project.dateStart),
    dateEnd: formatDate(project.dateEnd),
    startedAt: formatDate(project.startedAt),
    projectDuration: formatMonths(project.projectDuration, language),
    targetProfitability: formatPercent(project.targetProfitability),
    managerFee: formatPercent(project.managerFee),
    deliveryFeePeriod: t(`projects.deliveryFeePeriod.${project.deliveryFeePeriod}`),
    minimumInvestment: money(project.minimumInvestment),
    maximumInvestment: money(project.maximumInvestment),
    cancellationFee: formatPercent(project.cancellationFee),
    showInvestorNumber: yesOrNo(project.showInvestorNumber),
    private: yesOrNo(project.private),
    destinationBankAccount: project.destinationBankAccount && <IbanReveal iban={project.destinationBankAccount} />,
    withdrawMoneyFinanced: yesOrNo(project.withdrawMoneyFinanced),
  }
}
