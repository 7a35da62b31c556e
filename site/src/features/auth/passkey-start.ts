import { tell } from '../../ui/plain-form-start.ts'
import type { DeviceFailure } from './passkey.ts'
import { supportsPasskeys } from './passkey-support.ts'

/** Enhances passkey forms (decision login-and-second-factor). Without script, people use the code. */
const FORM = 'form[data-passkey]'
const CHALLENGES = { login: '/v1/auth/passkeys/login-request', proof: '/v1/auth/passkeys/proof-request' } as const

function showForms() {
  if (!supportsPasskeys()) return
  for (const form of document.querySelectorAll<HTMLElement>(FORM)) form.hidden = false
}
showForms()
document.addEventListener('plain-form:shown', showForms)

let isAsking = false

/** Runs before the plain form listener: the device is asked first. */
document.addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement
    if (!form.matches(FORM)) return
    const field = form.elements.namedItem('passkey') as HTMLInputElement
    if (field.value !== '') return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (!isAsking) void ask(form, field)
  },
  { capture: true },
)

async function ask(form: HTMLFormElement, field: HTMLInputElement) {
  isAsking = true
  form.querySelector('.error-summary')?.remove()
  try {
    const challenge = await fetch(CHALLENGES[form.dataset['passkey'] as keyof typeof CHALLENGES], { method: 'POST' })
    if (!challenge.ok) return tell(form, form.dataset['failed'])
    // Lazy: only passkey users load it.
    const { signWithPasskey } = await import('./passkey.ts')
    const answer = await signWithPasskey(await challenge.json())
    if (answer.failed !== undefined) return tell(form, wordsOf(form, answer.failed))
    field.value = JSON.stringify(answer.data)
    form.requestSubmit()
    // A challenge works once: a second press asks again.
    field.value = ''
  } catch {
    tell(form, form.dataset['networkFailed'])
  } finally {
    isAsking = false
  }
}

const wordsOf = ({ dataset }: HTMLFormElement, failed: DeviceFailure) =>
  failed === 'cancelled' ? dataset['cancelled'] : dataset['notHere']
