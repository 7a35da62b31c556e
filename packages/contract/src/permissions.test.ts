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

  test('a manager has no permission to decide on money, accounts, identities or projects (handbook rule 1.12)', () => {
    const administrators: Permission[] = [
      'transactions.decide',
      'bankAccounts.decide',
      'verifications.decide',
      'taxDetails.decide',
      'classifications.decide',
      'users.disable',
      'userAssignments.edit',
      'totps.delete',
      'projects.create',
      'projects.edit',
      'projects.changePhase',
      'projects.delete',
      'projects.refund',
      'promotions.edit',
      'projectTypes.edit',
      'documentTypes.edit',
      'templates.edit',
      'accessChanges.read',
      'accessChanges.decide',
      'personHands.read',
      'payees.read',
      'companyAccounts.edit',
      'payees.edit',
      'withholdingRates.edit',
      'withholdingAgents.edit',
      'brands.read',
      'brands.edit',
      'companyDetails.read',
      'companyDetails.edit',
      'legalTexts.read',
      'legalTexts.edit',
      'checklist.read',
      'checklist.try',
      'declarers.read',
      'declarers.edit',
      'parameters.read',
      'parameters.edit',
      'taxFiles.read',
      'taxFiles.make',
      'withholdings.read',
      'withholdings.payOver',
      'matching.read',
      'matching.decide',
      'bankStatements.read',
      'bankStatements.import',
      'bankMovements.read',
      'payments.read',
      'payments.edit',
      'payments.batch',
      'payments.cancel',
      'payments.release',
      'statistics.read',
      'conflicts.read',
      'conflicts.edit',
      'incidents.edit',
      'providers.edit',
      'dutyRecords.create',
      'riskRates.edit',
      'irregularities.edit',
      'loanDefaults.edit',
      'outcomeStatements.edit',
      'annualReports.read',
      'annualReports.make',
      'informationSheets.publish',
      'distributions.edit',
      'audit.read',
      'earlierDocuments.read',
      'retentionRecords.read',
      'bankBooks.read',
      'dailyCloses.read',
      'dailyCloses.signOff',
    ]
    for (const permission of administrators) expect(Object.keys(permissions[permission]), permission).toEqual(['admin'])
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
