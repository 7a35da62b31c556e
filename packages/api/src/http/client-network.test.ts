import { describe, expect, test } from 'vitest'
import { networkOf } from './client-network.ts'

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
