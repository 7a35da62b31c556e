import { describe, expect, test } from 'vitest'
import { isPermitted, isStaff, permissions, ROLES, scopeOf, type Permission, type Scope } from './permissions.ts'
import { allEndpoints } from './registry.ts'
import * as contract from './index.ts'

const all = Object.keys(permissions) as Permission[]
const REACH: Readonly<Record<Scope, number>> = { public: 0, own: 1, assigned: 2, all: 3 }

describe('the table of permissions', () => {
  test('the scope of an administrator is at least that of a manager for every permission', () => {
    const reach = (permission: Permission, actor: 'operator' | 'admin') => REACH[scopeOf(permission, actor) ?? 'public']
    expect(all.filter((permission) => reach(permission, 'admin') < reach(permission, 'operator'))).toEqual([])
  })

  test('a pending session permits no more than a visitor, except the one-time code and the confirmation mail', () => {
    const more = all.filter((permission) => isPermitted(permission, 'pending') && !isPermitted(permission, 'visitor'))
    expect(more).toEqual(['sessions.complete', 'email.resend', 'totps.setup'])
  })

  test('a visitor may write only to register, set up, log in, recover access, write to the platform and complain', () => {
    const held = all.filter((permission) => isPermitted(permission, 'visitor') && !permission.endsWith('.read'))
    expect(held).toEqual([
      'sessions.create',
      'password.recover',
      'administrators.setUp',
      'email.confirm',
      'users.create',
      'verifications.receive',
      'institution.receive',
      'contactMessages.send',
      'complaints.create',
      'complaints.follow',
    ])
  })

  test('a manager writes nothing that an investor may not write, apart from this (handbook rule 1.12)', () => {
    const beyond = all.filter((permission) => {
      const scope = scopeOf(permission, 'operator')
      return scope && scope !== scopeOf(permission, 'user') && !/\.(read|list)/.test(permission)
    })
    expect(beyond).toEqual([
      'users.edit',
      'userNotes.edit',
      'userTasks.edit',
      'claims.hold',
      'projects.editContent',
      'projectDocuments.open',
      'complaints.edit',
      'tickets.create',
      'tickets.edit',
      'tickets.work',
    ])
  })

  test('staff are administrators and managers', () => {
    expect(ROLES.filter(isStaff)).toEqual(['admin', 'operator'])
  })
})

type WithPermission = Readonly<Record<string, { readonly permission: Permission | null }>>

/** Checked in a service, because it depends on the body. */
const CHECKED_INSIDE: readonly Permission[] = ['bankAccounts.decide', 'projects.changePhase', 'users.disable']

test('every permission guards an endpoint or an action', () => {
  const actions = Object.values(contract).flatMap((value) =>
    typeof value === 'object' && value !== null && 'transitions' in value
      ? Object.values(value.transitions as WithPermission)
      : [],
  )
  const used = new Set<Permission | null>([...allEndpoints, ...actions].map(({ permission }) => permission))
  const idle = all.filter((permission) => !used.has(permission) && !CHECKED_INSIDE.includes(permission))
  expect(idle).toEqual([])
})
