import { describe, expect, test } from 'vitest'
import { NextStep, SessionState } from './auth/sessions.ts'
import { agreedEntities } from './agreed-fields.ts'
import { DISTRIBUTION_STATUSES } from './project/distributions.ts'
import { DELIVERY_FEE_MONTHS, DELIVERY_FEE_PERIODS } from './project/schedule.ts'
import { GROUPINGS } from './project/fees.ts'
import { DOCUMENT_OWNER_TYPES } from './support/tickets.ts'
import { TRANSACTION_STATES } from './wallet/transactions.lifecycle.ts'
import * as contract from './index.ts'

test.each(agreedEntities)('$name has its agreed fields', ({ schema, fields }) => {
  expect(fields.split(' ').filter((field) => !(field in schema.shape))).toEqual([])
})

describe('the agreed values (handbook rules 1.22, 3.2, 6.12 and chapter 17)', () => {
  test.each<{ readonly name: string; readonly values: readonly unknown[]; readonly specified: string }>([
    { name: 'languages', values: contract.Language.options, specified: 'es en' },
    { name: 'roles', values: contract.ROLES, specified: 'admin user operator' },
    { name: 'genders', values: contract.Gender.options, specified: 'Male Female Other' },
    {
      name: 'identification documents',
      values: contract.IDENTIFICATION_DOCUMENT_TYPES,
      specified: 'PASSPORT ID_CARD DRIVERS_LICENSE RESIDENCE_PERMIT VISA',
    },
    { name: 'transaction types', values: contract.TransactionType.options, specified: 'income withdraw' },
    {
      name: 'issuers',
      values: contract.IssuerName.options,
      specified: 'admin-backoffice project_order project_fee payment user-wallet',
    },
    { name: 'transaction statuses', values: contract.TRANSACTION_STATUSES, specified: 'pending completed rejected' },
    {
      name: 'phases',
      values: contract.PHASES,
      specified: 'Discarded Draft Next_Opening Preinvestment Investment Financed Closed',
    },
    { name: 'order types', values: contract.OrderType.options, specified: 'invest income withdraw' },
    { name: 'order statuses', values: contract.ORDER_STATUSES, specified: 'finished pending active cancelled' },
    { name: 'movements', values: contract.OrderMovementType.options, specified: 'invest disinvest' },
    {
      name: 'ticket states',
      values: contract.TICKET_STATES,
      specified: 'Open InProcess PendingCustomer PendingManager Closed Dismissed',
    },
    { name: 'bank account states', values: contract.BANK_ACCOUNT_STATES, specified: 'valid pending error' },
    {
      name: 'verification statuses',
      values: contract.VERIFICATION_STATUSES,
      specified: 'Started Progress Completed Approved Declined Resubmission ExpiredAbandoned NotVerified',
    },
    { name: 'decisions', values: contract.VerificationDecision.options, specified: 'Approved Declined' },
    { name: 'promotion types', values: contract.PROMOTION_TYPES, specified: 'Retail Manager' },
    { name: 'groupings', values: GROUPINGS, specified: 'day week month quarter year' },
    { name: 'comparisons', values: contract.Comparison.options, specified: 'lt lte eq gt gte' },
    { name: 'stages of a session', values: SessionState.shape.stage.options, specified: 'visitor pending full' },
    {
      name: 'next steps of logging in',
      values: NextStep.options,
      specified: 'login otp first-otp recovery-codes home',
    },
    {
      name: 'states of a transaction',
      values: TRANSACTION_STATES,
      specified: 'pending completed rejected cancelled',
    },
    {
      name: 'documents of a ticket',
      values: DOCUMENT_OWNER_TYPES,
      specified: 'userDocument screenshot requestHistory',
    },
    {
      name: 'statuses of a distribution',
      values: DISTRIBUTION_STATUSES,
      specified: 'planned draft confirming paid',
    },
    { name: 'directions', values: contract.OrderSide.options, specified: 'asc desc' },
  ])('$name', ({ values, specified }) => {
    expect([...values].toSorted()).toEqual(specified.split(' ').toSorted())
  })

  test('fee periods and their months', () => {
    expect(DELIVERY_FEE_PERIODS).toEqual(['monthly', 'quarterly', 'annual', 'end of project'])
    expect(DELIVERY_FEE_MONTHS).toEqual({ monthly: 1, quarterly: 3, annual: 12 })
  })

  test('limits', () => {
    expect(contract.MAXIMUM_FILE_BYTES).toBe(5 * 1024 * 1024)
    expect(contract.MINIMUM_AGE_YEARS).toBe(18)
    expect(contract.GUIDANCE_CAP_CENTS).toBe(10_000_00n)
    expect(contract.PROMOTION_IMAGE_SIZES).toEqual({
      large: { widthPixels: 900, heightPixels: 125 },
      small: { widthPixels: 375, heightPixels: 125 },
    })
    expect(Object.keys(contract.fileKinds)).toEqual(expect.arrayContaining(['png', 'jpg', 'pdf', 'webp', 'mp4']))
  })

  test('annual profitability and funded share', () => {
    expect(contract.annualProfitability(1088, 18)).toBe(725)
    expect(contract.shareInBasisPoints(85_525_000n, 125_000_000n)).toBe(6842)
  })
})
