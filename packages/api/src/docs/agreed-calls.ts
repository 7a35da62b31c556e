/** An agreed call (handbook chapter 16) with the operation that serves it and the API test that speaks about it. */
export interface AgreedCall {
  /** Method and path. */
  readonly call: `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /v1/${string}`
  readonly operation: string
  /** The filters, fields and files whose names are agreed. */
  readonly takes: readonly string[]
  /** The API test, from the folder of the API's source. */
  readonly test: `${string}.api.test.ts`
}

const tests = {
  accountDocuments: 'modules/account/account-documents/account-documents.api.test.ts',
  bankAccounts: 'modules/payment/bank-accounts/bank-accounts.api.test.ts',
  countries: 'modules/misc/countries/countries.api.test.ts',
  distributions: 'modules/project/distributions/distributions.api.test.ts',
  documentTypes: 'modules/misc/document-types/document-types.api.test.ts',
  orders: 'modules/project/orders/orders.api.test.ts',
  phases: 'modules/project/phases/phases.api.test.ts',
  projectDescriptions: 'modules/project/project-descriptions/project-descriptions.api.test.ts',
  projectDocuments: 'modules/project/project-documents/project-documents.api.test.ts',
  projectMediaFiles: 'modules/project/project-media-files/project-media-files.api.test.ts',
  projectTypes: 'modules/project/project-types/project-types.api.test.ts',
  projectLists: 'modules/project/projects/project-lists.api.test.ts',
  projects: 'modules/project/projects/projects.api.test.ts',
  promotions: 'modules/promotion/promotions/promotions.api.test.ts',
  sessions: 'flows/log-in.api.test.ts',
  templates: 'modules/project/templates/templates.api.test.ts',
  tickets: 'modules/support/tickets/tickets.api.test.ts',
  totps: 'modules/auth/totps/totps.api.test.ts',
  transactions: 'modules/wallet/transactions/transactions.api.test.ts',
  userAssignments: 'modules/account/user-assignments/user-assignments.api.test.ts',
  registration: 'flows/register.api.test.ts',
  users: 'modules/account/users/users.api.test.ts',
  verifications: 'modules/account/verifications/verifications.api.test.ts',
  records: 'http/records.api.test.ts',
} as const satisfies Record<string, AgreedCall['test']>

type Row = readonly [call: AgreedCall['call'], operation: string, test: keyof typeof tests, takes?: string]

const rows: Readonly<Record<string, readonly Row[]>> = {
  Account: [
    ['POST /v1/account/users', 'users.create', 'registration'],
    ['GET /v1/account/users/me', 'users.readMe', 'users'],
    ['PATCH /v1/account/users/me', 'users.editMe', 'users'],
    [
      'GET /v1/account/users',
      'users.list',
      'users',
      'skip take orderBy orderSide name disabled verificationStatus role managerId multiSearch hasPendingTransactions hasPendingBankAccounts',
    ],
    ['GET /v1/account/users/{id}', 'users.read', 'users'],
    ['PATCH /v1/account/users/{id}', 'users.edit', 'users', 'disabled'],
    ['DELETE /v1/account/users/{id}', 'users.remove', 'users'],
    ['POST /v1/account/user-assignment', 'userAssignments.create', 'userAssignments', 'userId managerId'],
    ['PATCH /v1/account/user-assignment/{userId}', 'userAssignments.edit', 'userAssignments', 'managerId'],
    ['GET /v1/account/user-assignment', 'userAssignments.list', 'userAssignments', 'userId'],
    ['POST /v1/account/verifications', 'verifications.start', 'verifications'],
    ['GET /v1/account/verifications', 'verifications.list', 'verifications', 'take orderBy userId'],
    ['GET /v1/account/verifications/{mediaId}', 'verifications.readMedia', 'verifications'],
    ['PATCH /v1/account/verifications/{id}', 'verifications.decide', 'verifications'],
    ['GET /v1/account/identification-document-types', 'users.listIdentificationDocumentTypes', 'users'],
    ['GET /v1/account/account-documents', 'accountDocuments.list', 'accountDocuments', 'accountId'],
    [
      'POST /v1/account/account-documents',
      'accountDocuments.create',
      'accountDocuments',
      'file accountId ownerId visible',
    ],
    ['DELETE /v1/account/account-documents/{id}', 'accountDocuments.remove', 'accountDocuments'],
    ['GET /v1/account/account-documents/url/{id}', 'accountDocuments.url', 'accountDocuments'],
  ],
  Auth: [
    ['POST /v1/auth/login', 'sessions.login', 'sessions', 'email password'],
    ['POST /v1/auth/logout', 'sessions.logout', 'sessions'],
    ['GET /v1/auth/totps', 'totps.list', 'totps', 'skip take userId'],
    ['DELETE /v1/auth/totps/{totpId}', 'totps.remove', 'totps'],
  ],
  Payment: [
    [
      'GET /v1/payment/bank-accounts',
      'bankAccounts.list',
      'bankAccounts',
      'skip take orderBy orderSide alias account main state userId',
    ],
    [
      'POST /v1/payment/bank-accounts',
      'bankAccounts.create',
      'bankAccounts',
      'alias main account document userId state status errorMessage',
    ],
    ['GET /v1/payment/bank-accounts/{id}', 'bankAccounts.read', 'records'],
    [
      'PATCH /v1/payment/bank-accounts/{id}',
      'bankAccounts.edit',
      'bankAccounts',
      'alias main account document state status errorMessage',
    ],
    ['DELETE /v1/payment/bank-accounts/{id}', 'bankAccounts.remove', 'bankAccounts'],
    ['GET /v1/payment/bank-accounts/view/{id}', 'bankAccounts.view', 'records'],
    ['GET /v1/payment/bank-accounts/{id}/url', 'bankAccounts.url', 'records'],
  ],
  Misc: [
    ['GET /v1/misc/countries', 'countries.list', 'countries'],
    ['GET /v1/misc/document-types', 'documentTypes.list', 'documentTypes', 'skip take'],
    ['POST /v1/misc/document-types', 'documentTypes.create', 'documentTypes'],
    ['GET /v1/misc/document-types/{id}', 'documentTypes.read', 'documentTypes'],
    ['PATCH /v1/misc/document-types/{id}', 'documentTypes.edit', 'documentTypes'],
    ['DELETE /v1/misc/document-types/{id}', 'documentTypes.remove', 'documentTypes'],
    ['GET /v1/documents/view/{id}', 'documents.view', 'records'],
  ],
  Promotion: [
    ['GET /v1/promotion/promotion-types', 'promotionTypes.list', 'promotions'],
    [
      'GET /v1/promotion/promotions',
      'promotions.list',
      'promotions',
      'skip take orderBy orderSide name admin promotionTypeId activePromotion',
    ],
    [
      'POST /v1/promotion/promotions',
      'promotions.create',
      'promotions',
      'promotionTypeId title startsAt endsAt images userId',
    ],
    ['GET /v1/promotion/promotions/{id}', 'promotions.read', 'promotions'],
    ['PATCH /v1/promotion/promotions/{id}', 'promotions.edit', 'promotions'],
    ['DELETE /v1/promotion/promotions/{id}', 'promotions.remove', 'promotions'],
  ],
  Project: [
    ['GET /v1/project/phases', 'phases.list', 'phases'],
    ['GET /v1/project/project-phases', 'projectPhases.list', 'phases'],
    ['GET /v1/project/project-types', 'projectTypes.list', 'projectTypes'],
    ['POST /v1/project/project-types', 'projectTypes.create', 'projectTypes', 'name description image'],
    ['GET /v1/project/project-types/{id}', 'projectTypes.read', 'projectTypes'],
    ['PATCH /v1/project/project-types/{id}', 'projectTypes.edit', 'projectTypes'],
    ['DELETE /v1/project/project-types/{id}', 'projectTypes.remove', 'projectTypes'],
    ['GET /v1/project/projects-types', 'projectTypes.listAlias', 'projectTypes'],
    [
      'GET /v1/project/projects',
      'projects.list',
      'projectLists',
      'skip take orderBy orderSide projectTypeId name phaseId targetProfitability minimumInvestment projectDuration percentageInvested url country isFrontOffice getTotalByPhases managerId',
    ],
    ['POST /v1/project/projects', 'projects.create', 'projects'],
    ['GET /v1/project/projects/{id}', 'projects.read', 'projects'],
    ['PATCH /v1/project/projects/{id}', 'projects.edit', 'projects'],
    ['DELETE /v1/project/projects/{id}', 'projects.remove', 'projects'],
    ['GET /v1/project/project-documents', 'projectDocuments.list', 'projectDocuments', 'projectId'],
    [
      'POST /v1/project/project-documents',
      'projectDocuments.create',
      'projectDocuments',
      'documentTypeId projectId userId description visible file',
    ],
    ['GET /v1/project/project-documents/{id}', 'projectDocuments.read', 'projectDocuments'],
    ['DELETE /v1/project/project-documents/{id}', 'projectDocuments.remove', 'projectDocuments'],
    ['GET /v1/project/project-documents/{id}/url', 'projectDocuments.url', 'projectDocuments'],
    ['GET /v1/project/project-media-files', 'projectMediaFiles.list', 'projectMediaFiles', 'projectId'],
    [
      'POST /v1/project/project-media-files',
      'projectMediaFiles.create',
      'projectMediaFiles',
      'projectId userId description order file',
    ],
    ['PATCH /v1/project/project-media-files/{id}', 'projectMediaFiles.edit', 'projectMediaFiles', 'description order'],
    ['DELETE /v1/project/project-media-files/{id}', 'projectMediaFiles.remove', 'projectMediaFiles'],
    ['GET /v1/project/project-descriptions', 'projectDescriptions.list', 'projectDescriptions', 'projectId'],
    ['POST /v1/project/project-descriptions', 'projectDescriptions.create', 'projectDescriptions'],
    ['PATCH /v1/project/project-descriptions/{id}', 'projectDescriptions.edit', 'projectDescriptions'],
    ['DELETE /v1/project/project-descriptions/{id}', 'projectDescriptions.remove', 'projectDescriptions'],
    ['GET /v1/project/templates', 'templates.list', 'templates'],
    ['POST /v1/project/templates', 'templates.create', 'templates'],
    ['DELETE /v1/project/templates/{id}', 'templates.remove', 'templates'],
    ['GET /v1/project/orders', 'orders.list', 'distributions', 'projectId userId status'],
    [
      'POST /v1/project/orders',
      'orders.create',
      'orders',
      'projectId projectPhaseId amount orderType penaltyAmount penalty userId',
    ],
    ['GET /v1/project/orders/{id}', 'orders.read', 'records'],
    ['GET /v1/project/fees', 'fees.list', 'distributions', 'orderId userId amount'],
    ['GET /v1/project/fees/{id}', 'fees.read', 'records'],
    ['GET /v1/project/order-movements', 'orderMovements.list', 'orders'],
    ['GET /v1/project/fees/summary', 'fees.summarize', 'distributions', 'groupBy fromDate toDate'],
    ['GET /v1/project/order-movements/summary', 'orderMovements.summarize', 'distributions', 'groupBy fromDate toDate'],
  ],
  Wallet: [
    ['GET /v1/wallet/wallets', 'wallets.list', 'records'],
    ['POST /v1/wallet/wallets', 'wallets.create', 'records', 'userId'],
    ['GET /v1/wallet/wallets/{id}', 'wallets.read', 'transactions'],
    [
      'GET /v1/wallet/transactions',
      'transactions.list',
      'transactions',
      'walletId transactionId userId amount amountComparison type issuerName fromDate toDate',
    ],
    ['POST /v1/wallet/transactions', 'transactions.create', 'transactions'],
    ['PATCH /v1/wallet/transactions/{id}', 'transactions.decide', 'transactions', 'status file rejectReason'],
  ],
  Support: [
    ['GET /v1/support/ticket-states', 'tickets.listStates', 'tickets'],
    ['GET /v1/support/tickets', 'tickets.list', 'tickets', 'title stateId userId read'],
    [
      'POST /v1/support/tickets',
      'tickets.create',
      'tickets',
      'title description documents documentOwnerTypes userId managerId',
    ],
    ['GET /v1/support/tickets/{id}', 'tickets.read', 'tickets'],
    ['PATCH /v1/support/tickets/{id}', 'tickets.edit', 'tickets', 'responsibleId stateId read isAdmin'],
    ['DELETE /v1/support/tickets/{id}', 'tickets.remove', 'tickets'],
    ['GET /v1/support/tickets/{id}/messages', 'tickets.listMessages', 'tickets'],
    ['POST /v1/support/tickets/{id}/messages', 'tickets.createMessage', 'tickets', 'message userId stateId file'],
    ['GET /v1/support/tickets/view-document/{id}', 'tickets.viewDocument', 'tickets'],
  ],
}

/** All agreed calls. `agreed-calls.test.ts` proves operation and names of each. */
export const agreedCalls: readonly AgreedCall[] = Object.values(rows)
  .flat()
  .map(([call, operation, test, takes = '']) => ({
    call,
    operation,
    test: tests[test],
    takes: takes.split(' ').filter(Boolean),
  }))
