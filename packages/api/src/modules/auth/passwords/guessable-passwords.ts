import { createHash } from 'node:crypto'
import { Refusal } from '@cauce/contract'
import { brand } from '@cauce/contract/brand.ts'
import { asActivity } from '../../../activity.ts'
import type { Kernel } from '../../../kernel.ts'

/** Without accents (decision email-change-and-passwords). */
const PLATFORM_WORDS = [
  ...['admin', 'administrador', 'administrator', 'gestor', 'manager', 'inversion', 'inversor', 'invertir'],
  ...['investment', 'investor', 'invest', 'crowdfunding', 'crowdlending', 'prestamo', 'proyecto', 'cartera', 'wallet'],
  ...['cuenta', 'dinero', 'euros', 'contrasena', 'password', 'clave', 'bienvenido', 'welcome', 'qwerty'],
]

interface Named {
  readonly email: string
  readonly name?: string | null | undefined
  readonly surname?: string | null | undefined
  readonly companyName?: string | null | undefined
}

/** Shorter names are part of too many words. */
const SHORTEST_NAME = 4

export function isNamedAfter(password: string, { email, name, surname, companyName }: Named): boolean {
  const own = [email.split('@')[0], name, surname, companyName].flatMap((text) => (text ?? '').split(/[\s._+-]+/))
  const words = new Set([
    ...PLATFORM_WORDS,
    ...[brand(), ...own].map(lettersOf).filter(({ length }) => length >= SHORTEST_NAME),
  ])
  return spellingsOf(password).some((spelling) =>
    // One word, possibly repeated.
    words.has(lettersOf(spelling).replace(/^(.+?)\1+$/, '$1')),
  )
}

function spellingsOf(password: string): string[] {
  const [first, last] = [/^[^\p{L}]*/u, /[^\p{L}]*$/u].map((around) => around.exec(password)![0].length) as [
    number,
    number,
  ]
  const cores = [0, 1].flatMap((before) =>
    [0, 1].map((after) => password.slice(Math.max(0, first - before), password.length - Math.max(0, last - after))),
  )
  return cores.flatMap((core) => [core, core.replaceAll(/[013457@$!]/g, (symbol) => LETTERS[symbol]!)])
}

/** Leetspeak, as in `p4ssw0rd`. */
const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const lettersOf = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')

const TIMEOUT_MS = 2_000

/**
 * Refuses `password-guessable`: breached, or named after platform or person. Without a breach service only the
 * composition rule holds (handbook rule 2.37, decision email-change-and-passwords).
 */
export async function refuseGuessable(kernel: Kernel, password: string, person: Named): Promise<void> {
  const service = kernel.settings.breachedPasswordsUrl
  if (service === undefined) return
  if (isNamedAfter(password, person) || (await isBreached(kernel, service, password)))
    throw new Refusal({ code: 'password-guessable', path: 'password' })
}

/**
 * k-anonymity: sends five digits of the SHA-1, so the service learns neither password nor hash. A failure is logged and
 * blocks nobody.
 */
async function isBreached({ logger }: Kernel, service: string, password: string): Promise<boolean> {
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
  try {
    const text = await fetchBreached(new URL(hash.slice(0, 5), service))
    const counts = new Map(text.split(/\r?\n/).map((line) => line.split(':') as [string, string]))
    return Number(counts.get(hash.slice(5)) ?? 0) > 0
  } catch (error) {
    logger.warn({ error }, 'A password could not be compared with breached ones')
    return false
  }
}

function fetchBreached(address: URL): Promise<string> {
  return asActivity({ kind: 'call', name: 'breached-passwords', facts: { method: 'GET' } }, async (facts) => {
    const answer = await fetch(address, {
      headers: { 'add-padding': 'true' },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    facts.status = answer.status
    if (!answer.ok) throw new Error(`The service of breached passwords answered ${answer.status}.`)
    return answer.text()
  })
}
