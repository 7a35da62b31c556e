/** Handbook rule 2.4; a test compares them with `Password`. */
const PASSWORD_PARTS = ['length', 'uppercase', 'lowercase', 'digit', 'symbol'] as const
type PasswordPart = (typeof PASSWORD_PARTS)[number]

const tests: Readonly<Record<PasswordPart, (password: string) => boolean>> = {
  length: (password) => password.length >= 8,
  uppercase: (password) => /\p{Lu}/u.test(password),
  lowercase: (password) => /\p{Ll}/u.test(password),
  digit: (password) => /\d/.test(password),
  symbol: (password) => /[#?!@$%^&*-]/.test(password),
}

export const passwordParts = (password: string) =>
  PASSWORD_PARTS.map((part) => ({ part, isKept: tests[part](password) }))

export function markPasswordParts(): void {
  const mark = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'password') return
    const list = target.form?.querySelector<HTMLElement>('.password-rule')
    for (const { part, isKept } of passwordParts(target.value)) {
      const item = list?.querySelector<HTMLElement>(`[data-part="${part}"]`)
      item?.toggleAttribute('data-kept', isKept)
      const words = item?.querySelector('.visually-hidden')
      if (words) words.textContent = `, ${list!.dataset[isKept ? 'kept' : 'missing']}`
    }
  }
  for (const type of ['input', 'change']) document.addEventListener(type, mark)
}
