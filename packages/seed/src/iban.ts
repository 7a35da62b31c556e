const WEIGHTS = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6]

const controlDigit = (digits: string): number => {
  const sum = [...digits.padStart(10, '0')].reduce((total, digit, index) => total + Number(digit) * WEIGHTS[index]!, 0)
  const control = 11 - (sum % 11)
  return control === 11 ? 0 : control === 10 ? 1 : control
}

/** A valid Spanish IBAN (control digits of the account, ISO 13616 check digits) of the `number`th account of a bank's branch. */
export function spanishIban(number: number, bankAndBranch = '21000418'): string {
  const account = String(number).padStart(10, '0')
  const digits = `${bankAndBranch}${controlDigit(bankAndBranch)}${controlDigit(account)}${account}`
  const check = 98n - (BigInt(`${digits}142800`) % 97n)
  return `ES${String(check).padStart(2, '0')}${digits}`
}
