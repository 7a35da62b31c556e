import { isWithinYear } from '../calendar.ts'
import type { ProjectContent } from './projects.ts'

export const PROJECT_REQUIREMENTS = [
  'descriptions',
  'pictures',
  'documents',
  'destinationBankAccount',
  'accountApproval',
  'promoterName',
  'promoterTaxNumber',
  'raisedElsewhere',
  'riskCategory',
  'dateEnd',
] as const
export type ProjectRequirement = (typeof PROJECT_REQUIREMENTS)[number]

export function missingRequirements(
  project: {
    readonly destinationBankAccount: string | null
    readonly isAccountApproved: boolean | null
    readonly promoterName: string
    readonly promoterTaxNumber: string | null
    readonly raisedElsewhere: unknown
    readonly raisedElsewhereOn: string | null
    readonly country: string
    readonly isLoan: boolean
    readonly riskCategory: string | null
    readonly dateEnd: string
  },
  content: ProjectContent,
  today: string,
): ProjectRequirement[] {
  const isThere: Record<ProjectRequirement, boolean> = {
    descriptions: content.descriptions > 0,
    pictures: content.pictures > 0,
    documents: content.visibleDocuments > 0,
    destinationBankAccount: project.destinationBankAccount !== null,
    accountApproval: project.isAccountApproved === true,
    promoterName: project.promoterName !== '',
    // A foreign promoter may have no number that we can check.
    promoterTaxNumber: project.promoterTaxNumber !== null || project.country !== 'ES',
    raisedElsewhere: project.raisedElsewhere !== null && isWithinYear(project.raisedElsewhereOn, today),
    riskCategory: project.riskCategory !== null || !project.isLoan,
    dateEnd: project.dateEnd >= today,
  }
  return PROJECT_REQUIREMENTS.filter((requirement) => !isThere[requirement])
}
