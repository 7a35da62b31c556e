import { describe, expect, test } from 'vitest'
import { agreedEntities } from './agreed-fields.ts'
import { DELIVERY_FEE_MONTHS } from './project/schedule.ts'
import * as contract from './index.ts'

test.each(agreedEntities)('$name has its agreed fields', ({ schema, fields }) => {
  expect(fields.split(' ').filter((field) => !(field in schema.shape))).toEqual([])
})

describe('the agreed values (handbook rules 1.22, 3.2, 6.12 and chapter 17)', () => {
  test.each([
    ['phases that visitors see', contract.PUBLIC_PHASES, 'Next_Opening Preinvestment Investment Financed Closed'],
    ['phases before the opening', contract.AWAITED_PHASES, 'Next_Opening Preinvestment'],
    ['people who may not invest', contract.BARRED_KINDS, 'shareholder manager employee controlled'],
    ['movements that wait', contract.WAITING_MOVEMENT_STATES, 'open suggested held'],
    ['what proves an understanding', contract.UNDERSTANDING_PROOFS, 'test answer'],
    ['purposes of links', contract.LINK_PURPOSES, 'confirmEmail resetPassword confirmNewEmail undoEmailChange'],
    ['tabs of the profile', contract.PROFILE_TABS, 'customer wallet documents bank-accounts tax'],
  ])('%s', (_name, values, agreed) => {
    expect(values.join(' ')).toBe(agreed)
  })

  test('months of the fee periods', () => {
    expect(DELIVERY_FEE_MONTHS).toEqual({ monthly: 1, quarterly: 3, annual: 12 })
  })

  test('pictures and kinds of files', () => {
    expect(contract.PROMOTION_IMAGE_SIZES).toEqual({
      large: { widthPixels: 900, heightPixels: 125 },
      small: { widthPixels: 375, heightPixels: 125 },
    })
    expect(Object.keys(contract.fileKinds)).toEqual(expect.arrayContaining(['png', 'jpg', 'pdf', 'webp', 'mp4']))
  })

  test('phases, states of tickets and types of promotions are found by their ids', () => {
    const states = contract.TICKET_STATES
    expect(states.map((name) => contract.ticketStateOf(contract.TICKET_STATE_IDS[name]))).toEqual(states)
    expect(contract.PHASES.map((name) => contract.phaseNameOf(contract.PHASE_IDS[name]))).toEqual(contract.PHASES)
    const types = contract.PROMOTION_TYPES
    expect(types.map((name) => contract.promotionTypeNameOf(contract.PROMOTION_TYPE_IDS[name]))).toEqual(types)
    const find = [contract.phaseNameOf, contract.ticketStateOf, contract.promotionTypeNameOf]
    expect(find.map((nameOf) => nameOf('019a'))).toEqual([undefined, undefined, undefined])
  })

  test('annual profitability and funded share', () => {
    expect(contract.annualProfitability(1088, 18)).toBe(725)
    expect(contract.shareInBasisPoints(85_525_000n, 125_000_000n)).toBe(6842)
  })
})
