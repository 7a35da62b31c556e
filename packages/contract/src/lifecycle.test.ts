import { describe, expect, test } from 'vitest'
import * as contract from './index.ts'
import { actionsFrom, finalStates, stateAfter, type Lifecycle, type Transition } from './lifecycle.ts'
import { permissions } from './permissions.ts'

type AnyLifecycle = Lifecycle<string, string>
const isLifecycle = (value: unknown): value is AnyLifecycle =>
  typeof value === 'object' && value !== null && 'transitions' in value

/** All exported ones, so that new ones are covered. */
const lifecycles = (Object.values(contract) as unknown[]).filter(isLifecycle)
const transitionsOf = (lifecycle: AnyLifecycle) => Object.entries<Transition<string>>(lifecycle.transitions)

function reachable(lifecycle: AnyLifecycle): Set<string> {
  const found = new Set(lifecycle.initial)
  for (const state of found)
    for (const action of actionsFrom(lifecycle, state)) found.add(stateAfter(lifecycle, action, state)!)
  return found
}

/** Handbook rules 6.15 and 7.7. */
const finals: Readonly<Record<string, readonly string[]>> = {
  bankAccount: [],
  bankFile: ['imported', 'repeated'],
  bankMovement: ['batch'],
  accessChange: ['active', 'refused', 'replaced'],
  payee: ['refused', 'replaced'],
  companyAccount: ['refused', 'replaced', 'retired'],
  withholdingRate: ['refused', 'replaced'],
  withholdingAgent: ['refused', 'replaced'],
  declarer: ['refused', 'replaced'],
  closing: ['erased'],
  complaint: ['closed', 'withdrawn'],
  conflict: ['ended'],
  dataExport: ['erased', 'cancelled', 'failed'],
  distribution: ['paid'],
  import: ['undone'],
  irregularity: ['corrected', 'cancelled'],
  loanDefault: ['cured', 'written-off'],
  order: ['finished', 'cancelled'],
  payment: ['refused', 'cancelled'],
  paymentBatch: ['cancelled'],
  reservation: ['converted', 'withdrawn', 'lapsed'],
  project: ['Discarded', 'Closed'],
  task: [],
  taxDetail: ['refused', 'replaced', 'withdrawn'],
  accountHold: ['lifted'],
  examination: [],
  examinationAccess: ['refused', 'ended'],
  classification: ['refused', 'withdrawn', 'ended', 'expired', 'replaced'],
  ticket: [],
  transaction: ['completed', 'rejected', 'cancelled'],
  verification: [],
}

/** As agreed: from, to, permission. */
const agreed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bankAccount: {
    initial: 'pending',
    validate: 'pending error -> valid, bankAccounts.decide',
    confirm: 'valid -> valid, bankAccounts.decide',
    refuse: 'pending valid -> error, bankAccounts.decide',
    reopen: 'valid error -> pending, bankAccounts.decide',
    changeIban: 'pending valid error -> pending, bankAccounts.edit',
  },
  bankFile: {
    initial: 'waiting imported',
    import: 'waiting -> imported, bankStatements.import',
    repeat: 'waiting -> repeated, the platform',
  },
  bankMovement: {
    initial: 'open batch',
    suggest: 'open suggested held -> suggested, the platform',
    hold: 'open suggested held -> held, the platform',
    clear: 'open suggested held -> open, the platform',
    match: 'open suggested held -> matched, matching.decide',
    setAside: 'open suggested held -> set_aside, matching.decide',
    sendBack: 'open suggested held -> sent_back, matching.decide',
    undo: 'matched set_aside sent_back -> open, matching.decide',
  },
  accessChange: {
    initial: 'proposed',
    approve: 'proposed -> active, accessChanges.decide',
    refuse: 'proposed -> refused, accessChanges.decide',
    replace: 'proposed -> replaced, the platform',
  },
  payee: {
    initial: 'proposed',
    approve: 'proposed -> active, payees.edit',
    refuse: 'proposed -> refused, payees.edit',
    replace: 'proposed active -> replaced, the platform',
  },
  companyAccount: {
    initial: 'proposed',
    approve: 'proposed -> active, companyAccounts.edit',
    refuse: 'proposed -> refused, companyAccounts.edit',
    replace: 'active -> replaced, the platform',
    retire: 'active -> retired, companyAccounts.edit',
  },
  taxDetail: {
    initial: 'pending',
    validate: 'pending -> valid, taxDetails.decide',
    refuse: 'pending valid -> refused, taxDetails.decide',
    replace: 'pending -> replaced, the platform',
    withdraw: 'pending -> withdrawn, taxDetails.withdraw',
  },
  examination: {
    initial: 'open',
    conclude: 'open -> concluded, examinations.edit',
    reopen: 'concluded -> open, examinations.edit',
  },
  examinationAccess: {
    initial: 'waiting',
    grant: 'waiting -> granted, examinationAccesses.edit',
    refuse: 'waiting -> refused, examinationAccesses.edit',
    end: 'waiting granted -> ended, examinationAccesses.edit',
  },
  accountHold: {
    initial: 'active',
    approve: 'active -> lifted, diligence.edit',
    propose: 'active -> lifting, diligence.edit',
    keep: 'lifting -> active, diligence.edit',
    lift: 'lifting -> lifted, diligence.edit',
  },
  classification: {
    initial: 'pending',
    approve: 'pending -> approved, classifications.decide',
    refuse: 'pending -> refused, classifications.decide',
    withdraw: 'pending -> withdrawn, classifications.request',
    giveUp: 'approved -> ended, classifications.request',
    end: 'approved -> ended, classifications.decide',
    expire: 'approved -> expired, the platform',
    replace: 'approved -> replaced, the platform',
  },
  declarer: {
    initial: 'proposed',
    approve: 'proposed -> active, declarers.edit',
    refuse: 'proposed -> refused, declarers.edit',
    replace: 'active -> replaced, the platform',
  },
  withholdingAgent: {
    initial: 'proposed',
    approve: 'proposed -> active, withholdingAgents.edit',
    refuse: 'proposed -> refused, withholdingAgents.edit',
    replace: 'active -> replaced, the platform',
  },
  withholdingRate: {
    initial: 'proposed',
    approve: 'proposed -> active, withholdingRates.edit',
    refuse: 'proposed -> refused, withholdingRates.edit',
    replace: 'active -> replaced, the platform',
  },
  payment: {
    initial: 'queued',
    batch: 'queued -> batched, payments.batch',
    unbatch: 'batched released -> queued, payments.edit',
    release: 'batched -> released, payments.release',
    accept: 'released -> accepted, payments.edit',
    refuse: 'released accepted -> refused, payments.edit',
    execute: 'released accepted -> executed, the platform',
    recognise: 'queued batched -> executed, the platform',
    queueAgain: 'executed -> queued, the platform',
    reopen: 'executed -> released, the platform',
    return: 'executed -> returned, the platform',
    undoReturn: 'returned -> executed, the platform',
    cancel: 'queued batched -> cancelled, payments.cancel',
  },
  paymentBatch: {
    initial: 'draft',
    release: 'draft -> released, payments.release',
    handOver: 'released -> handed_over, payments.edit',
    answer: 'handed_over answered executed -> answered, payments.edit',
    finish: 'handed_over answered -> executed, the platform',
    reopen: 'executed -> answered, the platform',
    cancel: 'draft released -> cancelled, payments.edit',
  },
  irregularity: {
    initial: 'suspended corrected',
    correct: 'suspended -> corrected, irregularities.edit',
    cancel: 'suspended -> cancelled, the platform',
  },
  loanDefault: {
    initial: 'open',
    cure: 'open -> cured, loanDefaults.edit',
    writeOff: 'open -> written-off, loanDefaults.edit',
  },
  distribution: {
    initial: 'planned',
    record: 'planned draft -> draft, distributions.edit',
    discard: 'draft awaiting -> planned, distributions.edit',
    confirm: 'draft -> awaiting, distributions.edit',
    credit: 'awaiting -> confirming, the platform',
    complete: 'confirming -> paid, the platform',
  },
  order: {
    initial: 'pending',
    revoke: 'pending -> cancelled, orders.revoke',
    activate: 'pending -> active, the platform',
    reflectAgain: 'active -> pending, the platform',
    disinvest: 'active -> cancelled, orders.revoke',
    repay: 'active -> finished, the platform',
    refund: 'pending active -> cancelled, the platform',
  },
  reservation: {
    initial: 'placed',
    call: 'placed -> called, the platform',
    convert: 'called -> converted, the platform',
    withdraw: 'placed called -> withdrawn, reservations.withdraw',
    lapse: 'placed called -> lapsed, the platform',
  },
  project: {
    initial: 'Draft',
    announce: 'Draft -> Next_Opening, projects.changePhase',
    withdrawAnnouncement: 'Next_Opening -> Draft, projects.changePhase',
    openPreinvestment: 'Next_Opening -> Preinvestment, projects.changePhase',
    openInvestment: 'Next_Opening Preinvestment -> Investment, projects.changePhase',
    finance: 'Investment -> Financed, the platform',
    reopen: 'Financed -> Investment, the platform',
    close: 'Financed -> Closed, the platform',
    discard: 'Draft Next_Opening Preinvestment Investment -> Discarded, projects.changePhase',
    refund: 'Investment Financed -> Closed, projects.refund',
  },
  import: {
    initial: 'uploaded',
    check: 'uploaded checked failed -> checking, imports.edit',
    finishCheck: 'checking -> checked, the platform',
    begin: 'checked -> importing, imports.edit',
    finish: 'importing -> imported, the platform',
    fail: 'checking importing -> failed, the platform',
    undo: 'imported -> undoing, imports.edit',
    finishUndo: 'undoing -> undone, the platform',
    stay: 'undoing -> imported, the platform',
  },
  complaint: {
    initial: 'received',
    admit: 'received -> admissible, complaints.decide',
    dismiss: 'received -> inadmissible, complaints.decide',
    delay: 'admissible delayed -> delayed, complaints.decide',
    decide: 'admissible delayed -> decided, complaints.decide',
    close: 'inadmissible decided -> closed, complaints.decide',
    withdraw: 'received admissible delayed -> withdrawn, complaints.follow',
  },
  conflict: {
    initial: 'active',
    review: 'active -> active, conflicts.edit',
    end: 'active -> ended, conflicts.edit',
  },
  closing: {
    initial: 'waiting closed',
    withdraw: 'waiting -> withdrawn, closings.manage',
    stop: 'waiting -> stopped, the platform',
    close: 'waiting -> closed, the platform',
    erase: 'closed -> erased, the platform',
    askAgain: 'withdrawn stopped -> waiting, users.delete',
  },
  dataExport: {
    initial: 'queued',
    begin: 'queued making -> making, the platform',
    finish: 'making -> ready, the platform',
    cancel: 'queued making -> cancelled, dataExports.manage',
    fail: 'queued making -> failed, the platform',
    erase: 'ready -> erased, the platform',
  },
  task: {
    initial: 'open',
    finish: 'open -> done, userTasks.edit',
    reopen: 'done -> open, userTasks.edit',
  },
  ticket: {
    initial: 'Open',
    take: 'Open PendingCustomer PendingManager -> InProcess, tickets.work',
    ask: 'Open InProcess PendingManager -> PendingCustomer, tickets.work',
    answer: 'InProcess PendingCustomer -> PendingManager, tickets.edit',
    handOver: 'Open -> PendingManager, tickets.edit',
    finish: 'Open InProcess PendingCustomer PendingManager -> Closed, tickets.edit',
    dismiss: 'Open InProcess PendingCustomer PendingManager -> Dismissed, tickets.work',
    reopen: 'Closed Dismissed -> Open, tickets.edit',
  },
  transaction: {
    initial: 'pending completed',
    approve: 'pending -> completed, transactions.decide',
    reject: 'pending -> rejected, transactions.decide',
    cancel: 'pending -> cancelled, transactions.cancel',
  },
  verification: {
    initial: 'NotVerified Started',
    start: 'NotVerified Declined Resubmission ExpiredAbandoned -> Started, verifications.start',
    progress: 'Started Resubmission -> Progress, the platform',
    complete: 'Started Progress Resubmission -> Completed, the platform',
    accept: 'Started Progress Completed Resubmission -> Approved, the platform',
    refuse: 'Started Progress Completed Resubmission -> Declined, the platform',
    askAgain: 'Started Progress Completed -> Resubmission, the platform',
    expire: 'Started Progress -> ExpiredAbandoned, the platform',
    approve: 'Started Progress Completed Declined Resubmission ExpiredAbandoned -> Approved, verifications.decide',
    decline: 'Started Progress Completed Approved Resubmission ExpiredAbandoned -> Declined, verifications.decide',
  },
}

test.each(lifecycles)('the lifecycle of a $name has only the agreed actions', (lifecycle) => {
  const actions = transitionsOf(lifecycle).map(([action, { from, to, permission }]) => [
    action,
    `${from.join(' ')} -> ${to}, ${permission ?? 'the platform'}`,
  ])
  expect({ initial: lifecycle.initial.join(' '), ...Object.fromEntries(actions) }).toEqual(agreed[lifecycle.name])
})

test('the final states of every lifecycle are listed here', () => {
  expect(lifecycles.map(({ name }) => name).toSorted()).toEqual(Object.keys(finals).toSorted())
})

describe.each(lifecycles.map((lifecycle) => ({ name: lifecycle.name, lifecycle })))(
  'the lifecycle of a $name',
  ({ name, lifecycle }) => {
    test('lists each state once and has an initial state', () => {
      expect(new Set(lifecycle.states).size).toBe(lifecycle.states.length)
      expect(lifecycle.initial.length).toBeGreaterThan(0)
      for (const state of lifecycle.initial) expect(lifecycle.states).toContain(state)
    })

    test('has transitions between existing states only', () => {
      for (const [, { from, to }] of transitionsOf(lifecycle)) {
        expect(from.length).toBeGreaterThan(0)
        for (const state of [...from, to]) expect(lifecycle.states).toContain(state)
      }
    })

    test('has no unreachable state', () => {
      expect([...reachable(lifecycle)].toSorted()).toEqual([...lifecycle.states].toSorted())
    })

    test('has the expected final states', () => {
      expect(finalStates(lifecycle).toSorted()).toEqual([...finals[name]!].toSorted())
    })

    test('names existing permissions', () => {
      const asked = transitionsOf(lifecycle).flatMap(([, { permission }]) => permission ?? [])
      expect(asked.filter((permission) => !Object.hasOwn(permissions, permission))).toEqual([])
    })

    test('refuses an action in every state that it does not name', () => {
      for (const [action, { from, to }] of transitionsOf(lifecycle)) {
        for (const state of lifecycle.states)
          expect(stateAfter(lifecycle, action, state)).toBe(from.includes(state) ? to : undefined)
      }
    })
  },
)

describe('a project', () => {
  test.each([
    { phase: 'Draft', actions: ['announce', 'discard'] },
    { phase: 'Next_Opening', actions: ['withdrawAnnouncement', 'openPreinvestment', 'openInvestment', 'discard'] },
    { phase: 'Preinvestment', actions: ['openInvestment', 'discard'] },
    { phase: 'Financed', actions: ['close', 'refund', 'reopen'] },
    { phase: 'Closed', actions: [] },
    { phase: 'Discarded', actions: [] },
  ] as const)('phase $phase allows $actions', ({ phase, actions }) => {
    expect(actionsFrom(contract.projectLifecycle, phase).toSorted()).toEqual([...actions].toSorted())
  })

  test('accepts money in phase Investment only', () => {
    expect(contract.PHASES.filter(contract.isInvestable)).toEqual(['Investment'])
  })

  test.each([
    { phaseName: 'Investment', invested: '100.00', escrow: '100.00', isPossible: true },
    { phaseName: 'Investment', invested: '0.00', escrow: '0.00', isPossible: true },
    { phaseName: 'Financed', invested: '100.00', escrow: '100.00', isPossible: true },
    { phaseName: 'Financed', invested: '100.00', escrow: '0.00', isPossible: false },
    { phaseName: 'Closed', invested: '100.00', escrow: '0.00', isPossible: false },
    { phaseName: 'Draft', invested: '0.00', escrow: '0.00', isPossible: false },
    { phaseName: 'Financed', invested: '100.00', escrow: null, isPossible: false },
  ] as const)(
    'in phase $phaseName with $invested invested and $escrow in escrow can be refunded: $isPossible',
    ({ phaseName, invested, escrow, isPossible }) => {
      const project = { phaseName, amountInvested: invested, amountInEscrow: escrow }
      expect(contract.isRefundable(project)).toBe(isPossible)
    },
  )

  test('has one id and one colour for each phase, and finds the phase by its id', () => {
    expect(new Set(Object.values(contract.PHASE_IDS)).size).toBe(contract.PHASES.length)
    for (const phase of contract.PHASES) expect(contract.phaseNameOf(contract.PHASE_IDS[phase])).toBe(phase)
    expect(contract.phaseNameOf('01890000-0000-7000-8000-000000000099')).toBeUndefined()
  })

  test('is hidden from visitors as a draft and when discarded', () => {
    expect(contract.PHASES.filter((phase) => !(contract.PUBLIC_PHASES as readonly string[]).includes(phase))).toEqual([
      'Discarded',
      'Draft',
    ])
  })
})
