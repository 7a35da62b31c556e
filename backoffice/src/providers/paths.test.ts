import { describe, expect, it } from 'vitest'
import { toAddress, toPath } from './paths.ts'

/** Handbook rules 14.1 to 14.9. */
const pairs = [
  ['/users', '/customer/'],
  ['/users/7/show', '/customer/7'],
  ['/users/7', '/customer/edit/7'],
  ['/users/create', '/customer/new'],
  ['/wallets', '/wallet/'],
  ['/projects', '/project/'],
  ['/projects/7', '/project/edit/7'],
  ['/projects/create', '/project/new'],
  ['/promotions', '/marketing/'],
  ['/promotions/7', '/marketing/edit/7'],
  ['/promotions/create', '/marketing/new'],
  ['/tickets', '/ticket/'],
  ['/tickets/7/show', '/ticket/7'],
  ['/documentTypes/7', '/config/document-types/edit/7'],
  ['/templates', '/config/template-description-project/'],
  ['/projectTypes', '/config/project-types/'],
  ['/projectTypes/7', '/config/project-types/edit/7'],
  ['/projectTypes/create', '/config/project-types/new'],
] as const

describe('addresses of the back office', () => {
  it.each(pairs)('%s is shown as %s', (path, address) => expect(toAddress(path)).toBe(address))
  it.each(pairs)('%s is what %s opens', (path, address) => expect(toPath(address)).toBe(path))
  it.each(pairs)('%s survives being translated twice', (path, address) => {
    expect(toAddress(toAddress(path))).toBe(address)
    expect(toPath(toPath(address))).toBe(path)
  })

  it('opens the form of a noun that has no page to look at', () => expect(toPath('/project/7')).toBe('/projects/7'))
  it('opens the list with and without the slash', () => expect(toPath('/customer')).toBe('/users'))
  it('leaves alone what only begins like an address', () =>
    expect(toPath('/customers-of-mine')).toBe('/customers-of-mine'))
  it('leaves home alone', () => {
    expect(toAddress('/')).toBe('/')
    expect(toPath('/')).toBe('/')
  })
})
