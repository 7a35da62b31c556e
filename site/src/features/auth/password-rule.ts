/**
 * The password rule of spec section 5, part by part, so that a form can tick off what is done while one types. The
 * contract's `Password` remains the judge; `password-rule.test.ts` holds the two together.
 */
export const PASSWORD_PARTS = ['length', 'uppercase', 'lowercase', 'digit', 'symbol'] as const
export type PasswordPart = (typeof PASSWORD_PARTS)[number]

const tests: Readonly<Record<PasswordPart, (password: string) => boolean>> = {
  length: (password) => password.length >= 8,
  uppercase: (password) => /\p{Lu}/u.test(password),
  lowercase: (password) => /\p{Ll}/u.test(password),
  digit: (password) => /\d/.test(password),
  symbol: (password) => /[#?!@$%^&*-]/.test(password),
}

/** Which parts of the rule `password` keeps. */
export function passwordParts(
  password: string,
): ReadonlyArray<{ readonly part: PasswordPart; readonly isKept: boolean }> {
  return PASSWORD_PARTS.map((part) => ({ part, isKept: tests[part](password) }))
}
