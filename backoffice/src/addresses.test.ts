import { describe, expect, it } from 'vitest'
import { toAddress, toPath } from './addresses.ts'

/** Handbook rules 14.1 to 14.9: an address of each kind. */
const pairs = [
  { path: '/users', address: '/customer/' },
  { path: '/users/7/show', address: '/customer/7' },
  { path: '/users/7', address: '/customer/edit/7' },
  { path: '/users/create', address: '/customer/new' },
  { path: '/wallets', address: '/wallet/' },
  { path: '/projects', address: '/project/' },
  { path: '/projects/7/show', address: '/project/7' },
  { path: '/projects/7/show/movements', address: '/project/7/movements' },
  { path: '/projects/7', address: '/project/edit/7' },
  { path: '/projects/create', address: '/project/new' },
  { path: '/promotions', address: '/marketing/' },
  { path: '/promotions/7', address: '/marketing/edit/7' },
  { path: '/promotions/create', address: '/marketing/new' },
  { path: '/tickets', address: '/ticket/' },
  { path: '/tickets/7/show', address: '/ticket/7' },
  { path: '/documentTypes/7', address: '/config/document-types/edit/7' },
  { path: '/templates', address: '/config/template-description-project/' },
  { path: '/bankStatements', address: '/bank/statements/' },
  { path: '/bankStatements/create', address: '/bank/statements/new' },
  { path: '/bankStatements/7/show', address: '/bank/statements/7' },
] as const

describe('addresses of the back office', () => {
  it.each(pairs)('$path is shown as $address', ({ path, address }) => expect(toAddress(path)).toBe(address))
  it.each(pairs)('$address opens $path', ({ path, address }) => expect(toPath(address)).toBe(path))
  it.each(pairs)('$path and $address stay the same when they are translated twice', ({ path, address }) => {
    expect(toAddress(toAddress(path))).toBe(address)
    expect(toPath(toPath(address))).toBe(path)
  })

  it('opens the form of a noun that has no page to look at', () => expect(toPath('/marketing/7')).toBe('/promotions/7'))
  it('opens the list with and without the slash', () => expect(toPath('/customer')).toBe('/users'))
  it('leaves alone what only begins like an address', () =>
    expect(toPath('/customers-of-mine')).toBe('/customers-of-mine'))
  it('leaves home alone', () => {
    expect(toAddress('/')).toBe('/')
    expect(toPath('/')).toBe('/')
  })
})
