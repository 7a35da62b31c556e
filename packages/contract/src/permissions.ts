/** Permission -> role -> scope (handbook rule 1.7). The API guards, the back office hides. Unnamed roles may not. */

/** Handbook rules 1.3 to 1.5. `operator` is shown as Manager. */
export const ROLES = ['admin', 'operator', 'user'] as const
export type Role = (typeof ROLES)[number]

/** Plus visitor (no session) and pending (code owed). */
export const ACTORS = ['visitor', 'pending', 'user', 'operator', 'admin'] as const
export type ActorKind = (typeof ACTORS)[number]

export type Scope = 'all' | 'assigned' | 'own' | 'public'
type Grant = Partial<Record<ActorKind, Scope>>

const everyone = <const Everywhere extends Scope>(scope: Everywhere) => ({
  visitor: scope,
  pending: scope,
  user: scope,
  operator: scope,
  admin: scope,
})
const ownAccount = { user: 'own', operator: 'own', admin: 'own' } as const
const staff = { operator: 'assigned', admin: 'all' } as const
const administrator = { admin: 'all' } as const
const holderAndStaff = { user: 'own', operator: 'assigned', admin: 'all' } as const
const projectReaders = { visitor: 'public', pending: 'public', user: 'own', operator: 'all', admin: 'all' } as const

export const permissions = {
  'catalogue.read': everyone('public'),
  'settings.read': everyone('public'),
  'brands.read': administrator,
  'brands.edit': administrator,
  'companyDetails.read': administrator,
  'companyDetails.edit': administrator,
  'legalTexts.read': administrator,
  'legalTexts.edit': administrator,
  'legalTexts.readAcceptances': holderAndStaff,
  'legalTexts.accept': { user: 'own' },
  'checklist.read': administrator,
  'checklist.try': administrator,
  'figures.read': everyone('public'),
  'loanBook.read': everyone('public'),

  'sessions.create': everyone('own'),
  'sessions.complete': { pending: 'own', ...ownAccount },
  'sessions.manage': ownAccount,
  'devices.manage': ownAccount,
  'password.change': ownAccount,
  'password.recover': everyone('own'),
  'administrators.setUp': everyone('public'),
  'email.confirm': everyone('own'),
  'email.change': ownAccount,
  'email.resend': { pending: 'own', ...ownAccount },
  'passkeys.manage': ownAccount,
  'totps.setup': { pending: 'own', ...ownAccount },
  'totps.manage': ownAccount,
  'totps.read': { user: 'own', operator: 'own', admin: 'all' },
  'totps.delete': administrator,

  'users.create': { visitor: 'own', pending: 'own', admin: 'all' },
  'users.readOwn': ownAccount,
  'users.editOwn': ownAccount,
  'users.list': staff,
  'users.read': holderAndStaff,
  'users.edit': { operator: 'assigned', admin: 'all' },
  'users.disable': administrator,
  'accessChanges.read': administrator,
  'accessChanges.decide': administrator,
  'personHands.read': administrator,
  'users.delete': { user: 'own', operator: 'own', admin: 'all' },
  'notifications.manage': ownAccount,
  'dataExports.manage': ownAccount,
  'closings.manage': ownAccount,
  'keptIdentities.read': administrator,
  'keptIdentities.open': administrator,
  'userAssignments.read': staff,
  'userAssignments.edit': administrator,
  'userNotes.read': staff,
  'userNotes.edit': staff,
  'userTasks.read': staff,
  'userTasks.edit': staff,
  'verifications.read': holderAndStaff,
  'verifications.start': ownAccount,
  'verifications.decide': administrator,
  'verifications.receive': everyone('public'),
  'verifications.play': ownAccount,
  'accountDocuments.read': holderAndStaff,
  'accountDocuments.edit': { user: 'own', admin: 'all' },
  'issuedDocuments.read': holderAndStaff,
  'issuedDocuments.request': { user: 'own' },
  'issuedDocuments.reissue': administrator,
  'documentChecks.read': everyone('public'),

  'bankAccounts.read': holderAndStaff,
  'bankAccounts.create': { user: 'own', operator: 'own', admin: 'all' },
  'bankAccounts.edit': { user: 'own', operator: 'own', admin: 'all' },
  'bankAccounts.decide': administrator,
  'bankAccounts.delete': { user: 'own', operator: 'own', admin: 'all' },

  'taxDetails.read': holderAndStaff,
  'taxDetails.create': { user: 'own' },
  'taxDetails.withdraw': { user: 'own' },
  'taxDetails.decide': administrator,

  'wallets.read': holderAndStaff,
  'wallets.create': { user: 'own', admin: 'all' },
  'transactions.read': holderAndStaff,
  'transactions.create': { user: 'own', admin: 'all' },
  'transactions.decide': administrator,
  'transactions.cancel': { user: 'own', admin: 'own' },

  'inbox.read': staff,
  'claims.read': staff,
  'claims.hold': { operator: 'own', admin: 'own' },

  'documentTypes.edit': administrator,
  'imports.read': administrator,
  'imports.edit': administrator,
  'files.read': everyone('public'),
  'audit.read': administrator,
  'earlierDocuments.read': administrator,
  'retentionRecords.read': administrator,
  'demonstration.read': everyone('public'),
  'reconciliation.read': administrator,
  'bankBooks.read': administrator,
  'dailyCloses.read': administrator,
  'dailyCloses.signOff': administrator,

  'promotions.read': everyone('public'),
  'promotions.edit': administrator,

  'projectTypes.edit': administrator,
  'projects.read': projectReaders,
  'projects.readFunding': { operator: 'all', admin: 'all' },
  'projects.create': administrator,
  'projects.edit': administrator,
  'projects.changePhase': administrator,
  'projects.delete': administrator,
  'projects.refund': administrator,
  'projects.editContent': staff,
  'sheetDrafts.read': { operator: 'all', admin: 'all' },
  'informationSheets.publish': administrator,
  'projectDocuments.read': projectReaders,
  'projectDocuments.open': { user: 'own', operator: 'all', admin: 'all' },
  'projectAlerts.manage': { user: 'own' },
  'projectFollows.manage': { user: 'own' },
  'lossSimulations.manage': { user: 'own' },
  'knowledge.manage': { user: 'own' },
  'customerDeclarations.manage': { user: 'own' },
  'diligence.read': administrator,
  'diligence.edit': administrator,
  'examinationAccesses.read': administrator,
  'examinationAccesses.edit': administrator,
  'examinations.read': administrator,
  'examinations.edit': administrator,
  'classifications.read': holderAndStaff,
  'classifications.request': { user: 'own' },
  'classifications.decide': administrator,
  'paymentCalendars.manage': { user: 'own' },
  'awaitedPayments.read': everyone('public'),
  'templates.read': { operator: 'all', admin: 'all' },
  'companyAccounts.read': { operator: 'all', admin: 'all' },
  'payees.read': administrator,
  'withholdingRates.read': { operator: 'all', admin: 'all' },
  'withholdingAgents.read': { operator: 'all', admin: 'all' },
  'declarers.read': administrator,
  'parameters.read': administrator,
  'templates.edit': administrator,
  'companyAccounts.edit': administrator,
  'payees.edit': administrator,
  'withholdingRates.edit': administrator,
  'withholdingAgents.edit': administrator,
  'declarers.edit': administrator,
  'parameters.edit': administrator,
  'taxFiles.read': administrator,
  'taxFiles.make': administrator,
  'withholdings.read': administrator,
  'withholdings.payOver': administrator,
  'matching.read': administrator,
  'matching.decide': administrator,
  'bankStatements.read': administrator,
  'bankStatements.import': administrator,
  'bankMovements.read': administrator,
  'institution.read': { operator: 'all', admin: 'all' },
  'institution.receive': everyone('public'),
  'institution.play': { user: 'own' },
  'payments.read': administrator,
  'payments.edit': administrator,
  'payments.batch': administrator,
  'payments.payOwn': administrator,
  'payments.cancel': administrator,
  'payments.release': administrator,

  'orders.create': { user: 'own' },
  'orders.read': holderAndStaff,
  'orders.revoke': { user: 'own' },
  'reservations.create': { user: 'own' },
  'reservations.read': holderAndStaff,
  'reservations.withdraw': { user: 'own' },
  'fees.read': holderAndStaff,
  'statistics.read': administrator,
  'conflicts.read': administrator,
  'conflicts.edit': administrator,
  'incidents.read': { operator: 'all', admin: 'all' },
  'incidents.edit': administrator,
  'providers.read': { operator: 'all', admin: 'all' },
  'providers.edit': administrator,
  'dutyRecords.read': { operator: 'all', admin: 'all' },
  'dutyRecords.create': administrator,
  'riskRates.edit': administrator,
  'irregularities.read': { operator: 'all', admin: 'all' },
  'irregularities.edit': administrator,
  'loanDefaults.read': { operator: 'all', admin: 'all' },
  'loanDefaults.edit': administrator,
  'outcomeStatements.edit': administrator,
  'annualReports.read': administrator,
  'annualReports.make': administrator,
  'distributions.read': { user: 'own', operator: 'all', admin: 'all' },
  'distributions.edit': administrator,

  'contactMessages.send': everyone('public'),
  'complaints.create': everyone('public'),
  'complaints.follow': everyone('public'),
  'complaints.read': { operator: 'all', admin: 'all' },
  'complaints.edit': { operator: 'all', admin: 'all' },
  'complaints.decide': administrator,

  'tickets.read': holderAndStaff,
  'tickets.create': { user: 'own', operator: 'assigned', admin: 'all' },
  'tickets.edit': holderAndStaff,
  'tickets.work': { operator: 'assigned', admin: 'all' },
  'tickets.delete': administrator,
} as const satisfies Record<string, Grant>

export type Permission = keyof typeof permissions

type Grants = typeof permissions
/** Staff access to others' records; writes are audited (decision audit-log). */
export type StaffPermission = {
  [Name in Permission]: Extract<Grants[Name][keyof Grants[Name]], 'all' | 'assigned'> extends never ? never : Name
}[Permission]

/** Undefined when not held. */
export function scopeOf(permission: Permission, actor: ActorKind): Scope | undefined {
  return (permissions[permission] as Grant)[actor]
}

export const isPermitted = (permission: Permission, actor: ActorKind): boolean =>
  scopeOf(permission, actor) !== undefined

/** Handbook rule 1.6. */
export const isStaff = (role: Role): boolean => role === 'admin' || role === 'operator'
