import { api } from '@cauce/contract'
import { chanceFor } from '../chance.ts'
import { customerReview, taxResidence } from '../documents/customer-documents.ts'
import type { CustomerStory } from '../texts/customer-stories.ts'
import { giveAuthenticator } from './accounts.ts'
import { daysAfter, hoursAfter, inOffice } from '../texts/time.ts'
import { admitPerson, type Person, type World } from './world.ts'

/** `person` throws before the day of registration. */
export interface Customer {
  readonly story: CustomerStory
  readonly joinedAt: Date
  /** First instant with a validated account; null if never. */
  readonly isReadyFrom: Date | null
  person(): Person
}

export function planCustomers(world: World, stories: readonly CustomerStory[]): Customer[] {
  return stories.map((story) => planCustomer(world, story))
}

function planCustomer(world: World, story: CustomerStory): Customer {
  const { agenda, moments } = world
  const chance = chanceFor(`joining/${story.key}`)
  const joinedAt = moments.at(story.joinedDaysAgo, chance.pick(['07:40', '10:15', '12:05', '16:30', '18:50', '20:20']))
  let admitted: Person | undefined
  const person = () => {
    if (!admitted) throw new Error(`${story.key} has not joined yet`)
    return admitted
  }
  agenda.add(joinedAt, async () => {
    admitted = await register(world, story)
  })
  if (story.manager !== null)
    agenda.add(inOffice(hoursAfter(joinedAt, 15)), () => assign(world, person(), story.manager!))
  if (story.isDisabled) agenda.add(moments.at(chance.integer(20, 60), '11:10'), () => disable(world, person()))
  const isReadyFrom = story.status === 'Approved' ? daysAfter(joinedAt, 6) : null
  return { story, joinedAt, isReadyFrom, person }
}

async function register({ kernel }: World, story: CustomerStory): Promise<Person> {
  const {
    key: _key,
    joinedDaysAgo: _joined,
    status: _status,
    isDisabled: _disabled,
    means: _means,
    ceiling: _ceiling,
    manager: _manager,
    ...profile
  } = story
  const person = await admitPerson(kernel, {
    ...profile,
    role: 'user',
    language: story.nationality === 'ES' || story.nationality === 'MA' ? 'es' : 'en',
    legalRepresentativeName: story.kind === 'company' ? `${story.name} ${story.surname}` : null,
  })
  await giveAuthenticator(kernel, person)
  return person
}

async function assign({ call, administrators, managers }: World, { userId }: Person, manager: number): Promise<void> {
  const body = { userId, managerId: managers[manager]!.userId }
  await call(administrators[0].token, api.userAssignments.create, { body })
}

async function disable({ call, administrators }: World, { userId }: Person): Promise<void> {
  const body = { disabled: true, reason: 'Lo ha pedido el cliente por escrito mientras se aclara un cargo.' }
  await call(administrators[0].token, api.users.edit, { params: { id: userId }, body })
}

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
