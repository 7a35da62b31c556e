const WEIGHTS = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6]

/** The control digit of ten digits, or of fewer with zeros before them. */
function controlDigit(digits: string): number {
  const sum = [...digits.padStart(10, '0')].reduce((total, digit, index) => total + Number(digit) * WEIGHTS[index]!, 0)
  const control = 11 - (sum % 11)
  return control === 11 ? 0 : control === 10 ? 1 : control
}

/**
 * The IBAN of an account in Spain from the eight digits of bank and branch and the ten of the account, with both pairs of
 * control digits (ISO 13616). Files of the norm 43 name accounts without them.
 */
export function ibanOfSpanishAccount(bankAndBranch: string, account: string): string {
  const digits = `${bankAndBranch}${controlDigit(bankAndBranch)}${controlDigit(account)}${account}`
  const check = 98n - (BigInt(`${digits}142800`) % 97n)
  return `ES${String(check).padStart(2, '0')}${digits}`
}
