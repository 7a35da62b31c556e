import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { stringReader } from './transport.ts'
import { networkOf } from './client-network.ts'

const schema = z.object({
  whole: z.int().optional(),
  number: z.number().optional(),
  flag: z.boolean().optional(),
  text: z.string().optional(),
  textOrNothing: z.string().nullable().optional(),
  wholeOrNothing: z.int().nullable().optional(),
  list: z.array(z.string()).optional(),
  flagOrWord: z.union([z.boolean(), z.literal('all')]).optional(),
})

describe('strings of a query or a form are read as the types of the contract', () => {
  test.each<{ name: keyof z.infer<typeof schema> | 'unknown'; text: unknown; value: unknown }>([
    { name: 'whole', text: '12', value: 12 },
    { name: 'whole', text: '-3', value: -3 },
    { name: 'whole', text: '1.5', value: 1.5 },
    { name: 'whole', text: '1.', value: '1.' },
    { name: 'whole', text: '1e3', value: '1e3' },
    { name: 'whole', text: ' 1', value: ' 1' },
    { name: 'whole', text: '', value: '' },
    { name: 'whole', text: 'true', value: 'true' },
    { name: 'whole', text: ['7'], value: ['7'] },
    { name: 'number', text: '2.50', value: 2.5 },
    { name: 'flag', text: 'true', value: true },
    { name: 'flag', text: 'false', value: false },
    { name: 'flag', text: 'yes', value: 'yes' },
    { name: 'flag', text: '1', value: '1' },
    { name: 'flag', text: '', value: '' },
    { name: 'text', text: 'true', value: 'true' },
    { name: 'text', text: '12', value: '12' },
    { name: 'text', text: '', value: '' },
    { name: 'textOrNothing', text: '', value: null },
    { name: 'textOrNothing', text: 'x', value: 'x' },
    { name: 'textOrNothing', text: '12', value: '12' },
    { name: 'wholeOrNothing', text: '', value: null },
    { name: 'wholeOrNothing', text: '12', value: 12 },
    { name: 'list', text: 'one', value: ['one'] },
    { name: 'list', text: ['one', 'two'], value: ['one', 'two'] },
    { name: 'flagOrWord', text: 'true', value: true },
    { name: 'flagOrWord', text: 'all', value: 'all' },
    { name: 'unknown', text: '12', value: '12' },
  ])('$name of $text: $value', ({ name, text, value }) => {
    expect(stringReader(schema)({ [name]: text })).toEqual({ [name]: value })
  })

  test('for each variant of a union', () => {
    const forms = z.union([z.object({ value: z.int() }), z.object({ value: z.boolean(), other: z.int() })])
    expect(stringReader(forms)({ value: '3', other: '4' })).toEqual({ value: 3, other: 4 })
    expect(stringReader(forms)({ value: 'true' })).toEqual({ value: true })
    const named = z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('one'), value: z.int() }),
      z.object({ kind: z.literal('two'), value: z.discriminatedUnion('of', [z.object({ of: z.literal('x') })]) }),
    ])
    expect(stringReader(named)({ kind: 'one', value: '3' })).toEqual({ kind: 'one', value: 3 })
  })

  test('with one reader for each schema', () => {
    expect(stringReader(schema)).toBe(stringReader(schema))
  })
})

describe('the network of an address', () => {
  test.each([
    { address: '203.0.113.7', network: '203.0.113.7' },
    { address: '::ffff:203.0.113.7', network: '203.0.113.7' },
    { address: '2001:db8:1:2:3:4:5:6', network: '2001:db8:1:2::/64' },
    { address: '2001:DB8:1:2::9', network: '2001:db8:1:2::/64' },
    { address: '2001:db8::1', network: '2001:db8:0:0::/64' },
    { address: '::1', network: '0:0:0:0::/64' },
    { address: '2001:db8::', network: '2001:db8:0:0::/64' },
    { address: '2001:db8:1::', network: '2001:db8:1:0::/64' },
    { address: '::2:3:4:5:6:7:8', network: '0:2:3:4::/64' },
    { address: '1::3:4:5:6:7:8', network: '1:0:3:4::/64' },
    { address: '1::5:6:7:8', network: '1:0:0:0::/64' },
    { address: 'fe80::1%eth0', network: 'fe80:0:0:0::/64' },
    { address: 'unknown', network: 'unknown' },
  ])('$address belongs to $network', ({ address, network }) => {
    expect(networkOf(address)).toBe(network)
  })
})
