import { office } from './office.ts'

/**
 * react-admin uses nouns (`/users/7/show`); handbook rules 14.3 to 14.9 name the addresses that people see
 * (`/admin/customer/7`).
 */
const addresses = office.flatMap(({ noun, address, show }) =>
  address === undefined ? [] : [{ noun, address, hasPageToRead: show !== undefined }],
)

/** The address of a path of react-admin. A path of no noun stays as it is, so that the function is idempotent. */
export function toAddress(path: string): string {
  const [, noun, id, ...rest] = path.split('/')
  const address = addresses.find((entry) => entry.noun === noun)?.address
  if (address === undefined) return path
  if (!id) return `/${address}/`
  if (id === 'create') return joined(address, 'new', ...rest)
  if (rest[0] === 'show') return joined(address, id, ...rest.slice(1))
  return joined(address, 'edit', id, ...rest)
}

/** The path of react-admin for an address; the inverse of `toAddress`. */
export function toPath(shown: string): string {
  const entry = addresses.find(({ address }) => isUnder(shown, `/${address}`))
  if (!entry) return shown
  const { noun, address, hasPageToRead } = entry
  const [first, ...rest] = shown
    .slice(address.length + 2)
    .split('/')
    .filter(Boolean)
  if (first === undefined) return `/${noun}`
  if (first === 'new') return joined(noun, 'create', ...rest)
  if (first === 'edit') return joined(noun, ...rest)
  return hasPageToRead ? joined(noun, first, 'show', ...rest) : joined(noun, first, ...rest)
}

const joined = (...parts: string[]) => `/${parts.filter(Boolean).join('/')}`
const isUnder = (shown: string, root: string) => shown === root || shown.startsWith(`${root}/`)
