import type { VerificationStatus } from '@cauce/contract'
import { paths, type LegalDocument } from '@cauce/contract/pages.ts'
import { verificationAdvice } from '../account/verification-advice.ts'

export interface OpeningFacts {
  readonly hasPasskey: boolean
  readonly isEmailConfirmed: boolean
  readonly verificationStatus: VerificationStatus
  /** What the law asks about activity and origin of the money. */
  readonly isDeclarationOwed: boolean
  /** Of declared tax residences that count or wait. */
  readonly taxResidences: readonly ('pending' | 'valid')[]
  readonly bankAccounts: readonly ('pending' | 'valid' | 'error')[]
  readonly hasDeposited: boolean
  /** Wire amount of the investment that the person came for. */
  readonly wantedAmount?: string | undefined
  readonly owedText?: LegalDocument | undefined
  /** A protected investor, whom the law gives test and simulation. */
  readonly isProtected: boolean
  readonly isTestAnswered: boolean
  readonly hasSimulated: boolean
}

const STEPS = [
  'texts',
  'passkey',
  'email',
  'identity',
  'declaration',
  'tax',
  'account',
  'deposit',
  'knowledge',
  'simulation',
] as const
type StepName = (typeof STEPS)[number]

export interface OpeningStep {
  readonly name: StepName
  /** `waits`: for the platform. `optional`: may be skipped. */
  readonly state: 'done' | 'open' | 'waits' | 'optional'
  readonly href: string
  /** Starts at the provider at once; a refused one is told of in the profile. */
  readonly verification?: 'start' | 'resume' | undefined
}

export interface Opening {
  readonly steps: readonly OpeningStep[]
  /** Steps that the person has to take. */
  readonly missing: number
  readonly next: OpeningStep | undefined
  readonly isFinished: boolean
}

const identity = `${paths.profile('customer')}#identity-status`
const HREFS: Readonly<Record<Exclude<StepName, 'deposit' | 'texts'>, string>> = {
  passkey: `${paths.profile('customer')}#passkeys`,
  email: identity,
  identity,
  declaration: paths.customerDeclaration,
  tax: `${paths.profile('tax')}#add`,
  account: `${paths.profile('bank-accounts')}#add`,
  knowledge: paths.knowledge,
  simulation: paths.lossSimulation,
}

/** From registration to the first investment. */
export function openingOf(facts: OpeningFacts): Opening {
  const { owedText } = facts
  const hrefs = { ...HREFS, deposit: paths.deposit(facts.wantedAmount), texts: paths.legalText(owedText ?? 'terms') }
  const { next } = verificationAdvice[facts.verificationStatus]
  const verification = facts.isEmailConfirmed && (next === 'start' || next === 'resume') ? next : undefined
  const steps = STEPS.filter((name) => isShown(name, facts)).map((name): OpeningStep => ({
    name,
    state: stateOf(name, facts),
    href: hrefs[name],
    ...(name === 'identity' && { verification }),
  }))
  const open = steps.filter(({ state }) => state === 'open')
  return {
    steps,
    missing: open.length,
    next: open[0],
    // Interest is withheld as of a resident of Spain until the residence is known, so that nothing waits for it.
    isFinished: steps.every(
      ({ name, state }) => name === 'tax' || name === 'texts' || state === 'done' || state === 'optional',
    ),
  }
}

function isShown(name: StepName, { owedText, isProtected }: OpeningFacts): boolean {
  if (name === 'texts') return owedText !== undefined
  return isProtected || (name !== 'knowledge' && name !== 'simulation')
}

function stateOf(name: StepName, facts: OpeningFacts): OpeningStep['state'] {
  const done = (isDone: boolean, otherwise: OpeningStep['state'] = 'open') => (isDone ? 'done' : otherwise)
  const advice = verificationAdvice[facts.verificationStatus].next
  const hasAccount = (wanted: 'pending' | 'valid') => facts.bankAccounts.includes(wanted)
  switch (name) {
    case 'passkey':
      return done(facts.hasPasskey, 'optional')
    case 'email':
      return done(facts.isEmailConfirmed)
    case 'identity':
      return done(advice === 'none', advice === 'wait' ? 'waits' : 'open')
    case 'declaration':
      return done(!facts.isDeclarationOwed)
    case 'tax':
      return done(facts.taxResidences.includes('valid'), facts.taxResidences.length > 0 ? 'waits' : 'open')
    case 'account':
      return done(hasAccount('valid'), hasAccount('pending') ? 'waits' : 'open')
    case 'deposit':
      return done(facts.hasDeposited)
    case 'texts':
      return 'open'
    case 'knowledge':
      return done(facts.isTestAnswered, 'optional')
    case 'simulation':
      return done(facts.hasSimulated, 'optional')
  }
}
