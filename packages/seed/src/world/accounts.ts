import { randomBytes } from 'node:crypto'
import type { Kernel } from '@cauce/api'
import { inTransaction } from '@cauce/api/database'
import { editUser } from '@cauce/api/modules/account/users'
import { hashPassword } from '@cauce/api/modules/auth/passwords'
import { installTotp } from '@cauce/api/modules/auth/totps'
import { insertDemonstrationAccount } from '@cauce/api/modules/misc/demonstration'
import { chanceFor } from '../chance.ts'
import { dni } from '../spanish-numbers.ts'
import { ADMINISTRATORS, DEMONSTRATION_ACCOUNTS, DEMONSTRATION_PASSWORD, MANAGERS } from '../texts/accounts.ts'
import { admitPerson, type Person } from './world.ts'

export async function admitStaff(kernel: Kernel) {
  const admitAll = async (people: typeof ADMINISTRATORS | typeof MANAGERS, role: 'admin' | 'operator') => {
    const admitted: Person[] = []
    for (const person of people) admitted.push(await admit(kernel, person, role))
    return admitted
  }
  const [first, second] = await admitAll(ADMINISTRATORS, 'admin')
  return { administrators: [first!, second!] as const, managers: await admitAll(MANAGERS, 'operator') }
}

type StaffMember = (typeof ADMINISTRATORS)[number] | (typeof MANAGERS)[number]

async function admit(kernel: Kernel, member: StaffMember, role: 'admin' | 'operator'): Promise<Person> {
  const chance = chanceFor(`staff/${member.email}`)
  const person = await admitPerson(kernel, {
    ...member,
    kind: 'individual',
    role,
    phone: `+34 910 ${chance.integer(100, 999)} ${chance.integer(100, 999)}`,
    nationality: 'ES',
    birthdayAt: `${chance.integer(1968, 1994)}-0${chance.integer(1, 9)}-${chance.integer(10, 28)}`,
    identificationDocumentType: 'ID_CARD',
    identificationDocumentNumber: dni(chance.integer(20_000_000, 60_000_000)),
    language: 'es',
    verificationStatus: 'Approved',
  })
  await giveAuthenticator(kernel, person)
  return person
}

export async function openDemonstrationAccounts(kernel: Kernel, people: ReadonlyMap<string, Person>): Promise<void> {
  const passwordHash = await hashPassword(DEMONSTRATION_PASSWORD)
  for (const [position, { key, about }] of DEMONSTRATION_ACCOUNTS.entries()) {
    const person = people.get(key)
    if (!person) continue
    const { userId } = person
    await inTransaction(kernel.database, async (tx) => {
      await editUser(tx, userId, { passwordHash, updatedAt: kernel.clock.now() })
      await insertDemonstrationAccount(tx, { userId, password: DEMONSTRATION_PASSWORD, about, position })
    })
  }
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The secret is random: it differs per installation. */
export async function giveAuthenticator(kernel: Kernel, { userId }: Person): Promise<void> {
  const secret = [...randomBytes(32)].map((byte) => BASE32[byte % 32]).join('')
  await installTotp(kernel, kernel.database, userId, secret)
}
