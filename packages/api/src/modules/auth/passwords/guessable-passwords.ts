import { createHash } from 'node:crypto'
import { Refusal } from '@cauce/contract'
import { asActivity } from '../../../activity.ts'
import type { Kernel } from '../../../kernel.ts'

/** Words of this platform that a password may not consist of (decision 153), without accents. */
const PLATFORM_WORDS = [
  ...['cauce', 'admin', 'administrador', 'administrator', 'gestor', 'manager', 'inversion', 'inversor', 'invertir'],
  ...['investment', 'investor', 'invest', 'crowdfunding', 'crowdlending', 'prestamo', 'proyecto', 'cartera', 'wallet'],
  ...['cuenta', 'dinero', 'euros', 'contrasena', 'password', 'clave', 'bienvenido', 'welcome', 'qwerty'],
]

/** A person, as far as their password may not be named after them. */
interface Named {
  readonly email: string
  readonly name?: string | null | undefined
  readonly surname?: string | null | undefined
  readonly companyName?: string | null | undefined
}

/** Names of fewer letters are part of too many words. */
const SHORTEST_NAME = 4

/** Whether a password is one word with digits and symbols around it, such as `C@uce2026!`: of the platform, or a name of its person. */
export function isNamedAfter(password: string, { email, name, surname, companyName }: Named): boolean {
  const own = [email.split('@')[0], name, surname, companyName].flatMap((text) => (text ?? '').split(/[\s._+-]+/))
  const words = new Set([...PLATFORM_WORDS, ...own.map(lettersOf).filter(({ length }) => length >= SHORTEST_NAME)])
  return spellingsOf(password).some((spelling) =>
    // One word, or the same one several times.
    words.has(lettersOf(spelling).replace(/^(.+?)\1+$/, '$1')),
  )
}

/** What a password may be read as without the digits and symbols around it, some of which may stand for letters (`@dmin-1`, `Cauc3!`). */
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

/** Digits and symbols that stand for letters, as in `p4ssw0rd`. */
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
 * Refuses `password-guessable`: a password that the service of breached passwords knows, or that is named after the platform or its
 * person. Without such a service in the settings only the rule of composition holds (handbook rule 2.37, decision 153).
 */
export async function refuseGuessable(kernel: Kernel, password: string, person: Named): Promise<void> {
  const service = kernel.settings.breachedPasswordsUrl
  if (service === undefined) return
  if (isNamedAfter(password, person) || (await isBreached(kernel, service, password)))
    throw new Refusal({ code: 'password-guessable', path: 'password' })
}

/**
 * Asks for all breached passwords whose SHA-1 begins with the same five digits, so that the service learns neither the password nor
 * its hash. When it does not answer, nobody is kept from registering: the failure is logged.
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
      // Answers of one length tell an eavesdropper nothing either; what is added has the count 0.
      headers: { 'add-padding': 'true' },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    facts.status = answer.status
    if (!answer.ok) throw new Error(`The service of breached passwords answered ${answer.status}.`)
    return answer.text()
  })
}
