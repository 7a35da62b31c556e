import { z } from 'zod'
import { Instant, timestamps } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { AwaitsMyApproval, IdFilter } from '../fields.ts'
import { Id } from '../ids.ts'
import { allBut, listQuery, page } from '../paging.ts'
import { ProposalPatch } from '../proposals.ts'
import { ACCESS_CHANGE_KINDS, PERSON_HAND_KINDS } from './access-kinds.ts'
import { ACCESS_CHANGE_STATES } from './access-changes.lifecycle.ts'

export const AccessChangeKind = z
  .enum(ACCESS_CHANGE_KINDS)
  .describe(
    'The role, enabling or disabling the account, its e-mail, or the deletion of authenticator app and passkeys.',
  )
export const AccessChangeState = z
  .enum(ACCESS_CHANGE_STATES)
  .describe('A proposed change is made once another administrator has approved it.')

export const AccessChange = z
  .strictObject({
    accessChangeId: Id,
    userId: Id.describe('Whose access it is about.'),
    userName: z.string(),
    userEmail: z.string().describe('The present e-mail of the account.'),
    kind: AccessChangeKind,
    value: z.string().nullable().describe('The new role or e-mail; null for the other kinds and for closed accounts.'),
    state: AccessChangeState,
    reason: z.string().nullable().describe('Why it was refused.'),
    proposedBy: Id,
    proposedByName: z.string(),
    decidedBy: Id.nullable(),
    decidedByName: z.string().nullable(),
    decidedAt: Instant.nullable(),
    ...timestamps,
  })
  .describe('A change of the access of an administrator or manager, or of a role, that two administrators make.')

export const accessChangeEndpoints = endpoints(
  'accessChanges',
  {
    name: 'Access changes',
    about: 'Changes of role and of the access of staff, proposed by one administrator and approved by another.',
  },
  '/v1/account/access-changes',
  {
    list: {
      permission: 'accessChanges.read',
      summary: 'List changes of access',
      query: listQuery(
        ['createdAt', 'state', 'updatedAt'],
        {
          state: AccessChangeState.optional(),
          userId: Id.optional(),
          awaitsMyApproval: AwaitsMyApproval.optional(),
        },
        allBut('userEmail'),
      ),
      output: page(AccessChange),
    },
    read: {
      permission: 'accessChanges.read',
      summary: 'Read a change of access',
      output: AccessChange,
    },
    decide: {
      permission: 'accessChanges.decide',
      summary: 'Approve or refuse a change of access',
      body: ProposalPatch,
      output: AccessChange,
      errors: [
        'edit-conflict',
        'state-forbids',
        'maker-is-checker',
        'reason-required',
        'last-administrator',
        'email-taken',
        'account-under-review',
      ],
    },
  },
)

export const PersonHand = z
  .strictObject({
    personHandId: Id,
    userId: Id,
    userName: z.string(),
    handId: Id.describe('Who changed it: the person themselves for their own changes.'),
    handName: z.string(),
    kind: z.enum(PERSON_HAND_KINDS),
    createdAt: Instant,
  })
  .describe('Who changed what decides who a person is, and when.')

export const RecentHands = z
  .array(PersonHand)
  .nullable()
  .describe('The latest five of the last 30 days; only administrators see them.')

export const personHandEndpoints = endpoints('personHands', 'Access changes', '/v1/account/person-hands', {
  list: {
    permission: 'personHands.read',
    summary: 'List who changed the access and identity of people',
    query: listQuery(
      ['createdAt'],
      {
        userIds: IdFilter.optional().describe('Only changes of these people.'),
      },
      allBut(),
    ),
    output: page(PersonHand),
  },
  read: {
    permission: 'personHands.read',
    summary: 'Read who changed the access or identity of a person',
    output: PersonHand,
  },
})
