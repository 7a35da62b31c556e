/** Enhances both login steps, which work without it. */

const SLOT = 'login-email'
/** Codes change every 30 seconds (RFC 6238). */
const REFRESH_MS = 10_000

interface Account {
  readonly email: string
  readonly code: string
}

/** The tab keeps the e-mail for the second step. */
document.addEventListener('submit', ({ target }) => {
  const email = (target as HTMLFormElement).elements.namedItem('email')
  if (email instanceof HTMLInputElement) sessionStorage.setItem(SLOT, email.value)
})

/** The field is rendered again after a wrong code. */
function showEmail() {
  const place = document.querySelector('[data-login-email]')
  if (place) place.textContent = sessionStorage.getItem(SLOT)
}

const codeButton = () => document.querySelector<HTMLElement>('[data-demonstration-code]')
const shownCodes = () => document.querySelectorAll<HTMLElement>('[data-code-of]')

/** `482913` -> `482 913`, as apps show it. */
const groupCode = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`
const inWords = (words = '', code: string) => words.replace('{code}', groupCode(code))

async function showCodes() {
  if (document.visibilityState !== 'visible' || (!codeButton() && shownCodes().length === 0)) return
  const response = await fetch('/v1/misc/demonstration-accounts').catch(() => undefined)
  if (!response?.ok) return
  const { data } = (await response.json()) as { data: Account[] }
  const codeOf = (email: string | null | undefined) =>
    data.find((account) => account.email.toLowerCase() === email?.toLowerCase())?.code
  for (const place of shownCodes())
    place.textContent = inWords(place.dataset['words'], codeOf(place.dataset['codeOf']) ?? '')
  const button = codeButton()
  const code = codeOf(sessionStorage.getItem(SLOT))
  if (!button || code === undefined) return
  button.textContent = inWords(button.dataset['demonstrationCode'], code)
  button.dataset['code'] = code
  button.hidden = false
}

document.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLButtonElement>('[data-code]')
  const field = button?.form?.elements.namedItem('code')
  if (!(field instanceof HTMLInputElement)) return
  field.value = button!.dataset['code']!
  field.focus()
})

/** Also after the form was replaced. */
function draw() {
  showEmail()
  void showCodes()
}
draw()
document.addEventListener('plain-form:shown', draw)
setInterval(() => void showCodes(), REFRESH_MS)
