import { expect, test } from 'vitest'
import { addressesOf } from './servers.ts'

test.each([
  { url: 'postgres://ana:secret@db/cauce', addresses: ['postgres://ana:secret@db/cauce'] },
  {
    url: 'postgres://ana:a%2Cb@one:5432,two:5433/cauce?sslmode=verify-full',
    addresses: [
      'postgres://ana:a%2Cb@one:5432/cauce?sslmode=verify-full',
      'postgres://ana:a%2Cb@two:5433/cauce?sslmode=verify-full',
    ],
  },
  {
    url: 'postgresql://one,two,[::1]:5432/cauce',
    addresses: ['postgresql://one/cauce', 'postgresql://two/cauce', 'postgresql://[::1]:5432/cauce'],
  },
  // Commas in password or database name.
  { url: 'postgres://ana:a,b@db/a,b', addresses: ['postgres://ana:a,b@db/a,b'] },
  { url: 'no address, at all', addresses: ['no address, at all'] },
])('$url names $addresses', ({ url, addresses }) => {
  expect(addressesOf(url)).toEqual(addresses)
})
