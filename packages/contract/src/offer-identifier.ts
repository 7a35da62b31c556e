/** Offer identifier: LEI plus eight digits (Delegated Regulation (EU) 2022/2119). Without zod. */

export const MAXIMUM_OFFER_NUMBER = 99_999_999

/** ISO 7064, MOD 97-10. */
const remainderOf = (code: string): number =>
  [...code].reduce((remainder, letter) => {
    const value = Number.parseInt(letter, 36)
    return (remainder * (value > 9 ? 100 : 10) + value) % 97
  }, 0)

/** ISO 17442: 18 characters and two check digits. */
export const isLei = (text: string): boolean => /^[A-Z0-9]{18}[0-9]{2}$/.test(text) && remainderOf(text) === 1

/** From 1; throws a `RangeError` beyond eight digits. */
export function offerIdentifierOf(lei: string, offerNumber: number): string {
  if (!Number.isInteger(offerNumber) || offerNumber < 1 || offerNumber > MAXIMUM_OFFER_NUMBER)
    throw new RangeError(`Not the number of an offer: ${offerNumber}`)
  return `${lei}${String(offerNumber).padStart(8, '0')}`
}
