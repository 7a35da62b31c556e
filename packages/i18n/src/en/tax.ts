import type * as source from '../es/tax.ts'
import type { Translation } from '../translation.ts'

export const taxDetails = {
  title: 'Tax details',
  one: 'Tax detail',
  kind: {
    residence: 'Tax residence',
    certificate: 'Certificate of tax residence',
    exemption: 'Exemption from withholding',
  },
  state: { pending: 'Pending', valid: 'Validated', refused: 'Refused', replaced: 'Replaced', withdrawn: 'Withdrawn' },
  fields: {
    taxDetailId: 'Identifier',
    userId: 'Customer',
    userName: 'Customer',
    kind: 'Detail',
    country: 'Country',
    province: 'Province',
    validFrom: 'From',
    validUntil: 'Until',
    state: 'State',
    reason: 'Reason',
    document: 'Document',
    decidedBy: 'Decided by',
    decidedByName: 'Decided by',
    decidedAt: 'Decided on',
    createdAt: 'Received',
    isUnseen: 'Approved without seeing the document',
    updatedAt: 'Updated',
  },
  period: { from: 'From %{from}', fromTo: '%{from} to %{until}' },
  status: {
    unknown: 'No withholding rate is in force today.',
  },
  none: 'The customer has declared nothing and counts as a resident of Spain.',
  of: '%{kind} of %{name}',
  today: 'Today',
  refuse: 'Refuse',
  decided: {
    pending: 'Pending: %{name}',
    valid: 'Tax detail validated: %{name}',
    refused: 'Tax detail refused: %{name}',
    replaced: 'Replaced: %{name}',
    withdrawn: 'Withdrawn: %{name}',
  },
  consequence: 'It counts for interest that is due on these days. Payments that are recorded do not change.',
  received: 'Received from the customer',
} as const satisfies Translation<typeof source.taxDetails>

export const agentWords = {
  promoter: 'The promoter',
  platform: 'The platform on behalf of the promoter',
} as const satisfies Translation<typeof source.agentWords>
