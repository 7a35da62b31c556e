import { z } from 'zod'
import { Instant } from '../dates.ts'
import { Iban, optionalText, text } from '../fields.ts'
import { StoredFile } from '../files.ts'
import { Id } from '../ids.ts'

export const BANK_ACCOUNT_STATES = ['pending', 'valid', 'error'] as const
export const BankAccountState = z
  .enum(BANK_ACCOUNT_STATES)
  .describe('State of a bank account; an administrator decides on it.')

export const BankAccount = z
  .strictObject({
    bankAccountId: Id,
    userId: Id,
    userName: z.string(),
    alias: z.string(),
    account: z.string().describe('IBAN; people see it masked except the last four digits.'),
    main: z.boolean().describe('Exactly one account of a person is the main one.'),
    state: BankAccountState,
    errorMessage: z.string().nullable(),
    document: StoredFile.nullable().describe('Certificate of ownership.'),
    createdAt: Instant,
    updatedAt: Instant,
  })
  .describe('A bank account of a person.')

/** What an administrator adds (spec section 7); `state` and `status` are two names of one field. */
const decision = {
  state: BankAccountState.describe('Administrators: valid, error or pending.'),
  status: BankAccountState.describe('Another name of `state`.'),
  errorMessage: optionalText(300).describe('Required with the state error.'),
}

export const BankAccountBody = z
  .strictObject({
    alias: text(60),
    account: Iban,
    main: z.boolean().optional().describe('The first account of a person is the main one in any case.'),
    userId: Id.optional().describe('Only an administrator may name somebody else.'),
    state: decision.state.optional(),
    status: decision.status.optional(),
    errorMessage: decision.errorMessage.optional(),
  })
  .describe('A new bank account; the certificate of ownership goes in the part `document`.')

export const BankAccountPatch = z
  .strictObject({
    alias: text(60),
    account: Iban.describe('A changed IBAN waits for validation again.'),
    main: z
      .boolean()
      .describe(
        'True makes it the main one in place of the other; false is refused of the main one, which another must take over from.',
      ),
    ...decision,
    updatedAt: Instant,
  })
  .partial()
  .describe('A change of a bank account.')
