import { z } from 'zod'
import { endpoints } from '../endpoint.ts'
import { AwaitsMyApproval } from '../fields.ts'
import { Id } from '../ids.ts'
import { allBut, listQuery, page } from '../paging.ts'
import { AccountHold } from './diligence.ts'

export const CustomerHold = z
  .strictObject({
    ...AccountHold.shape,
    userId: Id.describe('The customer, who never reads it.'),
    userName: z.string(),
  })
  .describe(
    'What keeps a customer from bringing in, investing and taking out money. Its steps are in the file of the customer.',
  )

export const accountHoldEndpoints = endpoints(
  'accountHolds',
  { name: 'Account holds', about: 'What keeps customers from moving money until administrators have decided.' },
  '/v1/account/account-holds',
  {
    list: {
      permission: 'diligence.read',
      summary: 'List what keeps customers from moving money',
      query: listQuery(
        ['updatedAt', 'placedAt'],
        { awaitsMyApproval: AwaitsMyApproval.optional() },
        allBut('outstanding'),
      ),
      output: page(CustomerHold),
    },
    read: {
      permission: 'diligence.read',
      summary: 'Read what keeps a customer from moving money',
      output: CustomerHold,
    },
  },
)
