import { describe, expect, test } from 'vitest'
import { networksOf, trustIn, type TrustedProxies } from './client-address.ts'

const OURS = ['10.0.0.0/8', '2001:db8:ffff::/48', '127.0.0.1']

describe('the address of a client', () => {
  test.each<{ title: string; proxies: TrustedProxies; connection: string; forwardedFor: string; client: string }>([
    {
      title: 'is that of the connection without a proxy, whatever the client says',
      proxies: 0,
      connection: '203.0.113.7',
      forwardedFor: '198.51.100.1',
      client: '203.0.113.7',
    },
    {
      title: 'is the one that a single proxy saw',
      proxies: 1,
      connection: '10.0.0.1',
      forwardedFor: '203.0.113.7',
      client: '203.0.113.7',
    },
    {
      title: 'ignores entries that the client has forged',
      proxies: 1,
      connection: '10.0.0.1',
      forwardedFor: '198.51.100.1, 198.51.100.2, 203.0.113.7',
      client: '203.0.113.7',
    },
    {
      title: 'is the one that the outer of two proxies saw',
      proxies: 2,
      connection: '10.0.0.1',
      forwardedFor: '198.51.100.1, 203.0.113.7, 10.0.0.2',
      client: '203.0.113.7',
    },
    {
      title: 'is the furthest known when a proxy is missing',
      proxies: 2,
      connection: '10.0.0.1',
      forwardedFor: '203.0.113.7',
      client: '203.0.113.7',
    },
    {
      title: 'is that of the proxy when it sends no header',
      proxies: 1,
      connection: '10.0.0.1',
      forwardedFor: '',
      client: '10.0.0.1',
    },
    {
      title: 'is that of the proxy when it cannot tell',
      proxies: 1,
      connection: '10.0.0.1',
      forwardedFor: '203.0.113.7, unknown',
      client: '10.0.0.1',
    },
    {
      title: 'is the first outside of the trusted networks',
      proxies: OURS,
      connection: '127.0.0.1',
      forwardedFor: '198.51.100.1, 203.0.113.7, 10.1.2.3, 2001:db8:ffff::9',
      client: '203.0.113.7',
    },
    {
      title: 'is that of the connection when it is outside of the trusted networks',
      proxies: OURS,
      connection: '203.0.113.7',
      forwardedFor: '10.1.2.3',
      client: '203.0.113.7',
    },
    {
      title: 'may be in a trusted network',
      proxies: OURS,
      connection: '127.0.0.1',
      forwardedFor: '10.1.2.3',
      client: '10.1.2.3',
    },
    {
      title: 'is an IPv6 address with brackets and port',
      proxies: 1,
      connection: '10.0.0.1',
      forwardedFor: '"[2001:DB8::1]:4711"',
      client: '2001:db8::1',
    },
    {
      title: 'is an IPv6 address without its zone',
      proxies: 1,
      connection: 'fe80::1%eth0',
      forwardedFor: '',
      client: 'fe80::1',
    },
    {
      title: 'is an IPv4 address with a port',
      proxies: 1,
      connection: '10.0.0.1',
      forwardedFor: '203.0.113.7:4711',
      client: '203.0.113.7',
    },
    {
      title: 'is normalised, however the system writes it',
      proxies: OURS,
      connection: '::ffff:10.0.0.1',
      forwardedFor: '::ffff:203.0.113.7',
      client: '203.0.113.7',
    },
  ])('$title', ({ proxies, connection, forwardedFor, client }) => {
    expect(trustIn(proxies).clientOf(connection, forwardedFor)).toBe(client)
  })
})

test.each([
  { text: '10.0.0.0/8, 2001:db8::/32,127.0.0.1', networks: ['10.0.0.0/8', '2001:db8::/32', '127.0.0.1'] },
  { text: '10.0.0.1/32,::1/128', networks: ['10.0.0.1/32', '::1/128'] },
  { text: '10.0.0.0/33', networks: undefined },
  { text: '::1/129', networks: undefined },
  { text: '10.0.0.0/8/8', networks: undefined },
  { text: '2001:db8::/129', networks: undefined },
  { text: '10.0.0.0/', networks: undefined },
  { text: 'proxy.example', networks: undefined },
  { text: '10.0.0.1,', networks: undefined },
])('networks are read from $text', ({ text, networks }) => {
  expect(networksOf(text)).toEqual(networks)
})
