/** The identifier of an offer (Delegated Regulation (EU) 2022/2119): the LEI of the platform and eight digits, without zod. */

/** The most that eight digits can count. */
export const MAXIMUM_OFFER_NUMBER = 99_999_999

/** The remainder by 97 of a code whose letters stand for 10 to 35 (ISO 7064, MOD 97-10). */
const remainderOf = (code: string): number =>
  [...code].reduce((remainder, letter) => {
    const value = Number.parseInt(letter, 36)
    return (remainder * (value > 9 ? 100 : 10) + value) % 97
  }, 0)

/** Whether a text is a legal entity identifier (ISO 17442): 18 capitals or digits and the two digits that check them. */
export const isLei = (text: string): boolean => /^[A-Z0-9]{18}[0-9]{2}$/.test(text) && remainderOf(text) === 1

/** The identifier of an offer by its number, from 1 on. Throws a `RangeError` for a number that eight digits cannot hold. */
export function offerIdentifierOf(lei: string, offerNumber: number): string {
  if (!Number.isInteger(offerNumber) || offerNumber < 1 || offerNumber > MAXIMUM_OFFER_NUMBER)
    throw new RangeError(`Not the number of an offer: ${offerNumber}`)
  return `${lei}${String(offerNumber).padStart(8, '0')}`
}
