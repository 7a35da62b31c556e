import { api } from '@cauce/contract'
import { chanceFor } from '../chance.ts'
import type { CustomerStory } from './customer-stories.ts'
import { giveAuthenticator } from './demonstration-accounts.ts'
import { daysAfter, hoursAfter, inOffice } from './moments.ts'
import { admitPerson, type Person, type World } from './world.ts'

/** A customer of the story; `person` is there from the day on which they joined. */
export interface Customer {
  readonly story: CustomerStory
  /** The instant of their registration. */
  readonly joinedAt: Date
  /** From here on they have what they need to bring in money; never, if they do not get that far. */
  readonly isReadyFrom: Date | null
  person(): Person
}

/** Puts the registration of every customer into the agenda, who looks after them, and who has been disabled since. */
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
