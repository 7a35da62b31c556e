import { proposalsOf } from '../../../database/index.ts'
import { companyDetails } from '../../../database/schema/misc.ts'

export const companyProposals = proposalsOf(companyDetails, {
  id: companyDetails.companyDetailsId,
  search: ['name', 'taxNumber', 'basis', 'reason'],
  sortedBy: 'createdAt',
})
