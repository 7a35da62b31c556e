import { describe, expect, test } from 'vitest'
import {
  ACTORS,
  isPermitted,
  isStaff,
  permissions,
  ROLES,
  scopeOf,
  type Permission,
  type Scope,
} from './permissions.ts'
import { allEndpoints } from './registry.ts'
import * as contract from './index.ts'

const all = Object.keys(permissions) as Permission[]
const REACH: Readonly<Record<Scope, number>> = { public: 0, own: 1, assigned: 2, all: 3 }

/** Agreed rights in words: a change of the table needs a change here. */
const agreed: Readonly<Record<Permission, string>> = {
  'catalogue.read': 'everyone public',
  'settings.read': 'everyone public',
  'figures.read': 'everyone public',
  'loanBook.read': 'everyone public',
  'sessions.create': 'everyone own',
  'sessions.complete': 'pending own, user own, operator own, admin own',
  'sessions.manage': 'user own, operator own, admin own',
  'claims.read': 'operator assigned, admin all',
  'claims.hold': 'operator own, admin own',
  'devices.manage': 'user own, operator own, admin own',
  'password.change': 'user own, operator own, admin own',
  'password.recover': 'everyone own',
  'email.confirm': 'everyone own',
  'email.resend': 'pending own, user own, operator own, admin own',
  'email.change': 'user own, operator own, admin own',
  'keptIdentities.read': 'admin all',
  'keptIdentities.open': 'admin all',
  'closings.manage': 'user own, operator own, admin own',
  'dataExports.manage': 'user own, operator own, admin own',
  'passkeys.manage': 'user own, operator own, admin own',
  'totps.setup': 'pending own, user own, operator own, admin own',
  'totps.manage': 'user own, operator own, admin own',
  'totps.read': 'user own, operator own, admin all',
  'totps.delete': 'admin all',
  'users.create': 'visitor own, pending own, admin all',
  'users.readOwn': 'user own, operator own, admin own',
  'users.editOwn': 'user own, operator own, admin own',
  'users.list': 'operator assigned, admin all',
  'users.read': 'user own, operator assigned, admin all',
  'users.edit': 'operator assigned, admin all',
  'users.disable': 'admin all',
  'users.delete': 'user own, operator own, admin all',
  'notifications.manage': 'user own, operator own, admin own',
  'userAssignments.read': 'operator assigned, admin all',
  'userAssignments.edit': 'admin all',
  'userNotes.read': 'operator assigned, admin all',
  'userNotes.edit': 'operator assigned, admin all',
  'userTasks.read': 'operator assigned, admin all',
  'userTasks.edit': 'operator assigned, admin all',
  'verifications.read': 'user own, operator assigned, admin all',
  'verifications.start': 'user own, operator own, admin own',
  'verifications.decide': 'admin all',
  'verifications.receive': 'everyone public',
  'verifications.play': 'user own, operator own, admin own',
  'accountDocuments.read': 'user own, operator assigned, admin all',
  'accountDocuments.edit': 'user own, admin all',
  'issuedDocuments.read': 'user own, operator assigned, admin all',
  'issuedDocuments.request': 'user own',
  'documentChecks.read': 'everyone public',
  'bankAccounts.read': 'user own, operator assigned, admin all',
  'bankAccounts.create': 'user own, operator own, admin all',
  'bankAccounts.edit': 'user own, operator own, admin all',
  'bankAccounts.decide': 'admin all',
  'bankAccounts.delete': 'user own, operator own, admin all',
  'taxDetails.read': 'user own, operator assigned, admin all',
  'taxDetails.create': 'user own',
  'taxDetails.withdraw': 'user own',
  'taxDetails.decide': 'admin all',
  'wallets.read': 'user own, operator assigned, admin all',
  'wallets.create': 'user own, admin all',
  'transactions.read': 'user own, operator assigned, admin all',
  'transactions.create': 'user own, admin all',
  'transactions.cancel': 'user own, admin own',
  'transactions.decide': 'admin all',
  'documentTypes.edit': 'admin all',
  'imports.read': 'admin all',
  'imports.edit': 'admin all',
  'files.read': 'everyone public',
  'audit.read': 'admin all',
  'retentionRecords.read': 'admin all',
  'demonstration.read': 'everyone public',
  'reconciliation.read': 'admin all',
  'bankBooks.read': 'admin all',
  'promotions.read': 'everyone public',
  'promotions.edit': 'admin all',
  'projectTypes.edit': 'admin all',
  'projects.read': 'visitor public, pending public, user own, operator all, admin all',
  'projects.readFunding': 'operator all, admin all',
  'projects.create': 'admin all',
  'projects.edit': 'admin all',
  'projects.changePhase': 'admin all',
  'projects.delete': 'admin all',
  'projects.refund': 'admin all',
  'projects.editContent': 'operator assigned, admin all',
  'projectDocuments.read': 'visitor public, pending public, user own, operator all, admin all',
  'projectDocuments.open': 'user own, operator all, admin all',
  'projectAlerts.manage': 'user own',
  'projectFollows.manage': 'user own',
  'lossSimulations.manage': 'user own',
  'knowledge.manage': 'user own',
  'customerDeclarations.manage': 'user own',
  'diligence.read': 'admin all',
  'diligence.edit': 'admin all',
  'examinationAccesses.read': 'admin all',
  'examinationAccesses.edit': 'admin all',
  'examinations.read': 'admin all',
  'examinations.edit': 'admin all',
  'classifications.read': 'user own, operator assigned, admin all',
  'classifications.request': 'user own',
  'classifications.decide': 'admin all',
  'paymentCalendars.manage': 'user own',
  'awaitedPayments.read': 'everyone public',
  'templates.read': 'operator all, admin all',
  'companyAccounts.read': 'operator all, admin all',
  'withholdingRates.read': 'operator all, admin all',
  'withholdingAgents.read': 'operator all, admin all',
  'templates.edit': 'admin all',
  'companyAccounts.edit': 'admin all',
  'withholdingRates.edit': 'admin all',
  'withholdingAgents.edit': 'admin all',
  'declarers.read': 'admin all',
  'declarers.edit': 'admin all',
  'taxFiles.read': 'admin all',
  'taxFiles.make': 'admin all',
  'withholdings.read': 'admin all',
  'withholdings.payOver': 'admin all',
  'matching.read': 'admin all',
  'matching.decide': 'admin all',
  'bankStatements.read': 'admin all',
  'bankStatements.import': 'admin all',
  'bankMovements.read': 'admin all',
  'institution.read': 'operator all, admin all',
  'institution.receive': 'everyone public',
  'institution.play': 'user own',
  'payments.read': 'admin all',
  'payments.edit': 'admin all',
  'payments.batch': 'admin all',
  'payments.cancel': 'admin all',
  'payments.release': 'admin all',
  'orders.create': 'user own',
  'orders.read': 'user own, operator assigned, admin all',
  'orders.revoke': 'user own',
  'reservations.create': 'user own',
  'reservations.read': 'user own, operator assigned, admin all',
  'reservations.withdraw': 'user own',
  'fees.read': 'user own, operator assigned, admin all',
  'statistics.read': 'admin all',
  'conflicts.read': 'admin all',
  'conflicts.edit': 'admin all',
  'riskRates.edit': 'admin all',
  'irregularities.read': 'operator all, admin all',
  'irregularities.edit': 'admin all',
  'loanDefaults.read': 'operator all, admin all',
  'loanDefaults.edit': 'admin all',
  'outcomeStatements.edit': 'admin all',
  'annualReports.read': 'admin all',
  'annualReports.make': 'admin all',
  'sheetDrafts.read': 'operator all, admin all',
  'informationSheets.publish': 'admin all',
  'distributions.read': 'user own, operator all, admin all',
  'distributions.edit': 'admin all',
  'complaints.create': 'everyone public',
  'complaints.follow': 'everyone public',
  'complaints.read': 'operator all, admin all',
  'complaints.edit': 'operator all, admin all',
  'complaints.decide': 'admin all',
  'tickets.read': 'user own, operator assigned, admin all',
  'tickets.create': 'user own, operator assigned, admin all',
  'tickets.edit': 'user own, operator assigned, admin all',
  'tickets.work': 'operator assigned, admin all',
  'tickets.delete': 'admin all',
}

const grantsOf = (permission: Permission): string => {
  const grants = ACTORS.flatMap((actor) => scopeOf(permission, actor) ?? [])
  return grants.length === ACTORS.length && new Set(grants).size === 1
    ? `everyone ${grants[0]}`
    : ACTORS.filter((actor) => isPermitted(permission, actor))
        .map((actor) => `${actor} ${scopeOf(permission, actor)}`)
        .join(', ')
}

describe('the table of permissions', () => {
  test('grants what was agreed, and no more', () => {
    expect(Object.fromEntries(all.map((permission) => [permission, grantsOf(permission)]))).toEqual(agreed)
  })

  test.each(all)('%s has at least one actor, and its actors and scopes exist', (permission) => {
    const grants = Object.entries(permissions[permission])
    expect(grants.length).toBeGreaterThan(0)
    for (const [actor, scope] of grants) {
      expect(ACTORS).toContain(actor)
      expect(REACH).toHaveProperty(scope)
    }
  })

  test('the scope of an administrator is at least that of a manager for every permission', () => {
    const reach = (permission: Permission, actor: 'operator' | 'admin') => REACH[scopeOf(permission, actor) ?? 'public']
    expect(all.filter((permission) => reach(permission, 'admin') < reach(permission, 'operator'))).toEqual([])
  })

  test('a pending session permits no more than a visitor, except the one-time code and the confirmation mail', () => {
    const more = all.filter((permission) => isPermitted(permission, 'pending') && !isPermitted(permission, 'visitor'))
    expect(more).toEqual(['sessions.complete', 'email.resend', 'totps.setup'])
  })

  test('a visitor may write only to register, log in, recover access and complain', () => {
    const held = all.filter((permission) => isPermitted(permission, 'visitor') && !permission.endsWith('.read'))
    expect(held).toEqual([
      'sessions.create',
      'password.recover',
      'email.confirm',
      'users.create',
      'verifications.receive',
      'institution.receive',
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
      'companyAccounts.edit',
      'withholdingRates.edit',
      'withholdingAgents.edit',
      'declarers.read',
      'declarers.edit',
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
      'riskRates.edit',
      'irregularities.edit',
      'loanDefaults.edit',
      'outcomeStatements.edit',
      'annualReports.read',
      'annualReports.make',
      'informationSheets.publish',
      'distributions.edit',
      'audit.read',
      'retentionRecords.read',
      'bankBooks.read',
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
