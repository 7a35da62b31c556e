import { api } from '@cauce/contract'
import { customerReview, taxResidence } from '../documents/customer-documents.ts'
import type { Customer } from './customers.ts'
import { daysAfter } from './moments.ts'
import type { World } from './world.ts'

/** Papers of customers: some have sent their tax residence, and staff keep a review of the companies that only they see. */
export function planCustomerDocuments(world: World, customers: readonly Customer[]): void {
  const { agenda, call, administrators } = world
  for (const [index, { story, isReadyFrom, person }] of customers.entries()) {
    if (isReadyFrom === null || story.isDisabled) continue
    const at = daysAfter(isReadyFrom, 3)
    if (index % 3 === 0)
      agenda.add(at, async () => {
        await call(person().token, api.accountDocuments.create, {
          body: {},
          files: { file: await taxResidence(story, at) },
        })
      })
    if (story.kind === 'company')
      agenda.add(daysAfter(at, 1), async () => {
        const body = { accountId: person().userId, visible: false }
        const file = await customerReview(story, daysAfter(at, 1))
        await call(administrators[1].token, api.accountDocuments.create, { body, files: { file } })
      })
  }
}
