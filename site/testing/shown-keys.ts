import { messagesOf } from '@cauce/i18n'
import { afterEach } from 'vitest'

const NOUNS = Object.keys(messagesOf('es')).join('|')
const KEY = new RegExp(String.raw`(?<![\w/.@-])(?:${NOUNS})(?:\.[a-z][\w-]*)+`, 'g')

/** An island that lacks a noun shows its keys: in whatever a test has opened, also where it is folded. */
afterEach(() => {
  const keys = document.body.textContent.match(KEY)
  if (keys) throw new Error(`Keys of messages are shown: ${keys.join(', ')}`)
})
