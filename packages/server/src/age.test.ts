import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { decrypting, encrypting, isPublicKey, isSecretKey, newKeyPair, WrongKey } from './age.ts'

const through = (bytes: Buffer, stage: ReturnType<typeof encrypting>) =>
  buffer(Readable.from([bytes.subarray(0, 7), bytes.subarray(7)]).compose(stage))

describe('an encrypted part', () => {
  const { publicKey, secretKey } = newKeyPair()

  it.each([0, 1, 65_535, 65_536, 65_537, 200_000])('gives its %i bytes back', async (length) => {
    const bytes = randomBytes(length)
    const sealed = await through(bytes, encrypting(publicKey))
    expect(sealed.includes(bytes) && length > 8).toBe(false)
    expect((await through(sealed, decrypting(secretKey))).equals(bytes)).toBe(true)
  })

  // Made by age 1.1.1 of Debian.
  it('of the program age is opened too', async () => {
    const opened = await through(Buffer.from(OF_AGE, 'base64'), decrypting(SECRET_OF_AGE))
    expect(opened.toString()).toBe('Quien guarda, halla.\n')
  })

  it('opens with its own key only', async () => {
    const sealed = await through(randomBytes(100), encrypting(publicKey))
    await expect(through(sealed, decrypting(newKeyPair().secretKey))).rejects.toBeInstanceOf(WrongKey)
  })

  it('does not open when it is cut or a byte is another, wherever', async () => {
    const sealed = await through(randomBytes(140_000), encrypting(publicKey))
    const chunk = 65_552
    for (const cut of [100, sealed.length - 1, sealed.length - (sealed.length % chunk), sealed.length - chunk])
      await expect(through(sealed.subarray(0, cut), decrypting(secretKey))).rejects.toThrow()
    for (const at of [30, 60, 120, 140, 170, 190, 250, 100_000, sealed.length - 1]) {
      const changed = Buffer.from(sealed)
      changed[at]! ^= 1
      await expect(through(changed, decrypting(secretKey)), `byte ${at}`).rejects.toThrow()
    }
  })
})

describe('a key', () => {
  it.each([
    { text: 'age1h2gyvnvwsgarpqckwwkdcdx9awp6kgknv8q0vhsll90j9x26fa3qukhf8h', is: false },
    { text: '', is: false },
    { text: newKeyPair().publicKey, is: true },
    { text: newKeyPair().secretKey, is: false },
    { text: newKeyPair().publicKey.replace(/.$/, (last) => (last === 'q' ? 'p' : 'q')), is: false },
  ])('$text: public $is', ({ text, is }) => {
    expect(isPublicKey(text)).toBe(is)
  })

  it('that is secret is told from a public one', () => {
    expect(isSecretKey(newKeyPair().secretKey)).toBe(true)
    expect(isSecretKey(newKeyPair().publicKey)).toBe(false)
  })
})

const SECRET_OF_AGE = 'AGE-SECRET-KEY-1Q4R62SXPLJRZ4FJRGW77W7MYP8DENTHGGEYEQYZQ5CZ2QFT6UKMSUJDU46'
const OF_AGE =
  'YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IFgyNTUxOSBIS1daVEpOTHpMTnRldDFZREM4c213SmgxSWxSNW9pdk53dDRQTnBRdTNzCk5BSk5Wa2VicEFpYURGTzZ5MkRhRnVHTExZN1psRU9iUkxHQUtOWUp4dkkKLS0tIHp2QmJ6RmVFc2VYODFaWHYybHVQS1Y1ckpvaS9FSDViVW9rcUdOSU1SUFUK/nQvH9GxySVQ3d23WgW3i6AN17Mnkl0DyFoqGOqP7Dh2TqNzUK5mo+G8tyIYB2YS4xbRfM4='
