import { BlockList, isIP } from 'node:net'

/** Which of the addresses before us are those of our own proxies: as many as there are, or those in these networks. */
export type TrustedProxies = number | readonly string[]

/** A list of addresses and networks, such as `10.0.0.0/8`. @returns undefined when one of them is neither */
export function networksOf(text: string): readonly string[] | undefined {
  const networks = text.split(',').map((each) => each.trim())
  return networks.every((each) => partsOf(each) !== undefined) ? networks : undefined
}

function partsOf(network: string): { address: string; family: 'ipv4' | 'ipv6'; bits: number } | undefined {
  const [address = '', bits, ...more] = network.split('/')
  const version = isIP(address)
  const width = version === 4 ? 32 : 128
  if (version === 0 || more.length > 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= width)))
    return undefined
  return { address, family: `ipv${version as 4 | 6}`, bits: bits === undefined ? width : Number(bits) }
}

/** Tells our own proxies from others. */
export interface ProxyTrust {
  /** Whether a connection comes from one of our proxies, whose headers can be believed. */
  isTrusted(connection: string): boolean
  /**
   * The address of the client. Each proxy adds the address that it saw to the end of `X-Forwarded-For`; what is further to
   * the front than our own proxies came with the request and may be invented.
   */
  clientOf(connection: string, forwardedFor: string): string
}

/** Trusts so many proxies, or those in these networks. */
export function trustIn(proxies: TrustedProxies): ProxyTrust {
  const isOurs = typeof proxies === 'number' ? (_: string, place: number) => place < proxies : isIn(proxies)
  return {
    isTrusted: (connection) => isOurs(plainAddress(connection) ?? '', 0),
    clientOf(connection, forwardedFor) {
      const seen = forwardedFor === '' ? [] : forwardedFor.split(',').toReversed()
      let client = plainAddress(connection) ?? connection
      for (const [place, entry] of seen.entries()) {
        const address = plainAddress(entry)
        if (address === undefined || !isOurs(client, place)) return client
        client = address
      }
      return client
    },
  }
}

function isIn(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const { address, bits, family } of networks.map((each) => partsOf(each)!)) list.addSubnet(address, bits, family)
  return (address) => isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** `203.0.113.7` of `203.0.113.7:4711` and of `::ffff:203.0.113.7`, `2001:db8::1` of `"[2001:db8::1]:4711"` and of `2001:db8::1%eth0`. */
function plainAddress(entry: string): string | undefined {
  const text = entry.trim().replaceAll('"', '')
  const bare = /^\[(.*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
  const address = bare.split('%')[0]!.toLowerCase()
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1] ?? address
  return isIP(mapped) === 0 ? undefined : mapped
}
