import { describe, expect, test } from 'vitest'
import { networksOf, trustIn, type TrustedProxies } from './client-address.ts'

const OURS = ['10.0.0.0/8', '2001:db8:ffff::/48', '127.0.0.1']

describe('the address of a client', () => {
  test.each<[title: string, proxies: TrustedProxies, connection: string, forwardedFor: string, client: string]>([
    [
      'is that of the connection without a proxy, whatever the client says',
      0,
      '203.0.113.7',
      '198.51.100.1',
      '203.0.113.7',
    ],
    ['is the one that a single proxy saw', 1, '10.0.0.1', '203.0.113.7', '203.0.113.7'],
    [
      'ignores entries that the client has forged',
      1,
      '10.0.0.1',
      '198.51.100.1, 198.51.100.2, 203.0.113.7',
      '203.0.113.7',
    ],
    [
      'is the one that the outer of two proxies saw',
      2,
      '10.0.0.1',
      '198.51.100.1, 203.0.113.7, 10.0.0.2',
      '203.0.113.7',
    ],
    ['is the furthest known when a proxy is missing', 2, '10.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['is that of the proxy when it sends no header', 1, '10.0.0.1', '', '10.0.0.1'],
    ['is that of the proxy when it cannot tell', 1, '10.0.0.1', '203.0.113.7, unknown', '10.0.0.1'],
    [
      'is the first outside of the trusted networks',
      OURS,
      '127.0.0.1',
      '198.51.100.1, 203.0.113.7, 10.1.2.3, 2001:db8:ffff::9',
      '203.0.113.7',
    ],
    [
      'is that of the connection when it is outside of the trusted networks',
      OURS,
      '203.0.113.7',
      '10.1.2.3',
      '203.0.113.7',
    ],
    ['may be in a trusted network', OURS, '127.0.0.1', '10.1.2.3', '10.1.2.3'],
    ['is an IPv6 address with brackets and port', 1, '10.0.0.1', '"[2001:DB8::1]:4711"', '2001:db8::1'],
    ['is an IPv6 address without its zone', 1, 'fe80::1%eth0', '', 'fe80::1'],
    ['is an IPv4 address with a port', 1, '10.0.0.1', '203.0.113.7:4711', '203.0.113.7'],
    ['is normalised, however the system writes it', OURS, '::ffff:10.0.0.1', '::ffff:203.0.113.7', '203.0.113.7'],
  ])('%s', (_title, proxies, connection, forwardedFor, client) => {
    expect(trustIn(proxies).clientOf(connection, forwardedFor)).toBe(client)
  })
})

test.each([
  { text: '10.0.0.0/8, 2001:db8::/32,127.0.0.1', networks: ['10.0.0.0/8', '2001:db8::/32', '127.0.0.1'] },
  { text: '10.0.0.1/32,::1/128', networks: ['10.0.0.1/32', '::1/128'] },
  { text: '10.0.0.0/33', networks: undefined },
  { text: '10.0.0.0/8/8', networks: undefined },
  { text: '2001:db8::/129', networks: undefined },
  { text: '10.0.0.0/', networks: undefined },
  { text: 'proxy.example', networks: undefined },
  { text: '10.0.0.1,', networks: undefined },
])('networks are read from $text', ({ text, networks }) => {
  expect(networksOf(text)).toEqual(networks)
})
