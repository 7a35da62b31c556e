import { BlockList, isIP } from 'node:net'

/** Number of own proxies, or their networks. */
export type TrustedProxies = number | readonly string[]

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

export interface ProxyTrust {
  isTrusted(connection: string): boolean
  /** Each proxy appends the address it saw; entries before our own may be forged. */
  clientOf(connection: string, forwardedFor: string): string
}

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

/** Removes port, IPv4 mapping, brackets and zone. */
function plainAddress(entry: string): string | undefined {
  const text = entry.trim().replaceAll('"', '')
  const bare = /^\[(.*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
  const address = bare.split('%')[0]!.toLowerCase()
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1] ?? address
  return isIP(mapped) === 0 ? undefined : mapped
}
