/** The parts of the password rule (handbook rule 2.4). `password-rule.test.ts` compares them with `Password` of the contract. */
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
