import type { Kernel } from '@cauce/api'
import { chanceFor } from '../chance.ts'
import { dni } from '../identification.ts'
import { ADMINISTRATORS, MANAGERS } from '../texts/staff.ts'
import { giveAuthenticator } from './demonstration-accounts.ts'
import { admitPerson, type Person } from './world.ts'

/** Two administrators, because what is large needs both of them, and three managers. */
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
