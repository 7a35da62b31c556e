const WEIGHTS = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6]

/** Shorter input is zero-padded. */
function controlDigit(digits: string): number {
  const sum = [...digits.padStart(10, '0')].reduce((total, digit, index) => total + Number(digit) * WEIGHTS[index]!, 0)
  const control = 11 - (sum % 11)
  return control === 11 ? 0 : control === 10 ? 1 : control
}

/** From bank, branch and account digits, with control digits (ISO 13616). Norma 43 omits them. */
export function ibanOfSpanishAccount(bankAndBranch: string, account: string): string {
  const digits = `${bankAndBranch}${controlDigit(bankAndBranch)}${controlDigit(account)}${account}`
  const check = 98n - (BigInt(`${digits}142800`) % 97n)
  return `ES${String(check).padStart(2, '0')}${digits}`
}
