import { z } from 'zod'
import { TaxNumber } from '../account/registration.ts'
import { isSpelt } from '../latin.ts'
import { endpoints } from '../endpoint.ts'
import { AwaitsMyApproval, Iban, Seen, text } from '../fields.ts'
import { ATTACHMENT_KINDS } from '../files.ts'
import { Id } from '../ids.ts'
import { defineLifecycle } from '../lifecycle.ts'
import { allBut, listQuery, page } from '../paging.ts'
import { withRule } from '../rules.ts'
import { SignedUrl, StoredFile } from '../stored-files.ts'
import { PROPOSAL_STATES, ProposalPatch, proposalFields, proposalTransitions } from '../proposals.ts'

export const PAYEE_KINDS = ['project', 'taxOffice', 'closedAccount', 'company', 'payment'] as const

export const CERTIFIED_KINDS = [
  'taxOffice',
  'project',
  'closedAccount',
  'company',
] as const satisfies readonly PayeeKind[]
export type PayeeKind = (typeof PAYEE_KINDS)[number]

export const PayeeState = z
  .enum(PROPOSAL_STATES)
  .describe('A proposed payee is paid once another administrator has approved it.')

export const Payee = z
  .strictObject({
    payeeId: Id,
    kind: z
      .enum(PAYEE_KINDS)
      .describe(
        'A project, the tax office, a person whose account is closed, the platform itself for its income, or one payment of the queue.',
      ),
    projectId: Id.nullable(),
    projectName: z.string().nullable(),
    userId: Id.nullable().describe('Whose account is closed.'),
    paymentId: Id.nullable(),
    beneficiary: z.string().describe('The holder of the account; of a project, its promoter.'),
    taxNumber: z.string().nullable().describe('Of the holder.'),
    iban: z.string(),
    document: StoredFile.nullable().describe('Certificate of the account; null while there is none.'),
    state: PayeeState,
    ...proposalFields,
    proposedBy: Id,
    proposedByName: z.string(),
  })
  .describe(
    'To whose account payouts, taxes and the money of closed accounts are paid. Rows are never changed in place: a change is proposed as a new row.',
  )

export const PayeeBody = withRule(
  withRule(
    z.strictObject({
      kind: z.enum(CERTIFIED_KINDS),
      projectId: Id.optional().describe('Of a project.'),
      userId: Id.optional().describe('Of a closed account.'),
      beneficiary: text(160).refine(isSpelt, 'name-not-latin'),
      taxNumber: TaxNumber.nullable().optional().describe('Left out, a project keeps its own.'),
      iban: Iban,
    }),
    ['kind', 'projectId'],
    ({ kind, projectId }) => oneOf('projectId', kind === 'project', projectId),
  ),
  ['kind', 'userId'],
  ({ kind, userId }) => oneOf('userId', kind === 'closedAccount', userId),
).describe(
  'A payee to be approved by another administrator; the certificate of the account goes in the part `document`. It takes the place of the one that waits and, once approved, of the one in force.',
)

function oneOf(path: 'projectId' | 'userId', isNeeded: boolean, id: string | undefined) {
  if (isNeeded === (id !== undefined)) return undefined
  return { path, code: isNeeded ? 'required' : 'choice-invalid' } as const
}

export const PayeePatch = ProposalPatch.extend({
  seen: Seen.optional().describe(
    'SHA-256, hexadecimal, of the certificate that was shown. Required to approve one that somebody else attached.',
  ),
}).describe('Approval by another administrator, or refusal.')

export const payeeLifecycle = defineLifecycle({
  name: 'payee',
  states: PROPOSAL_STATES,
  initial: ['proposed'],
  transitions: {
    ...proposalTransitions('payees.edit'),
    replace: { from: ['proposed', 'active'], to: 'replaced', permission: null },
  },
})

export const payeeEndpoints = endpoints(
  'payees',
  {
    name: 'Payees',
    about: 'Whom payouts, taxes and the money of closed accounts are paid to, approved by two administrators.',
  },
  '/v1/bank/payees',
  {
    list: {
      permission: 'payees.read',
      summary: 'List payees, with those that were',
      query: listQuery(
        ['createdAt', 'beneficiary', 'state', 'updatedAt'],
        {
          state: PayeeState.optional(),
          projectId: Id.optional(),
          awaitsMyApproval: AwaitsMyApproval.optional(),
        },
        allBut(),
      ),
      output: page(Payee),
    },
    create: {
      permission: 'payees.edit',
      summary: 'Propose a payee, or a change of one',
      body: PayeeBody,
      files: {
        document: {
          kinds: ATTACHMENT_KINDS,
          description: 'Certificate of the account: image or PDF below 5 MB.',
          isRequired: true,
        },
      },
      output: Payee,
      errors: ['reference-unknown', 'state-forbids', 'file-kind', 'file-too-large'],
    },
    read: {
      permission: 'payees.read',
      summary: 'Read a payee',
      output: Payee,
    },
    decide: {
      permission: 'payees.edit',
      summary: 'Approve or refuse a payee',
      description:
        'Payments that have not been handed over go to the payee from then on. Who proposed one does not release them; of the payee of one payment, neither does who approved it.',
      body: PayeePatch,
      output: Payee,
      errors: [
        'required',
        'document-changed',
        'edit-conflict',
        'state-forbids',
        'maker-is-checker',
        'reason-required',
        'certificate-missing',
        'promoter-is-insider',
        'above-owner-maximum',
        'promoter-invests',
      ],
    },
    url: {
      method: 'GET',
      path: '/v1/bank/payees/{id}/url',
      permission: 'payees.read',
      summary: 'Get a short-lived address of the certificate',
      output: SignedUrl,
    },
  },
)
