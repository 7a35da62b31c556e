import { isProvince, isSpanishPhone, isSpanishTaxNumber, type Problem193 } from '@cauce/contract'
import { plainCapitals } from './fixed-width.domain.ts'
import type { Declarer, Perception } from './model-193.domain.ts'

export function problemsOfPerception({ taxNumber, name, province }: Perception): Problem193[] {
  const problems: Problem193[] = []
  if (taxNumber === null) problems.push('tax-number-missing')
  else if (!isSpanishTaxNumber(taxNumber)) problems.push('tax-number-wrong')
  if (name === null || plainCapitals(name) === '') problems.push('name-missing')
  if (province === null) problems.push('province-missing')
  else if (!isProvince(province)) problems.push('province-wrong')
  return problems
}

export function problemsOfDeclarer({ taxNumber, name, phone, contact, number }: Declarer): Problem193[] {
  const problems: Problem193[] = []
  if (taxNumber === null) problems.push('tax-number-missing')
  else if (!isSpanishTaxNumber(taxNumber)) problems.push('tax-number-wrong')
  if (name === null || plainCapitals(name) === '') problems.push('name-missing')
  if (phone === null || !isSpanishPhone(phone)) problems.push('phone-wrong')
  if (contact === null || plainCapitals(contact) === '') problems.push('contact-missing')
  if (number === null || !/^193\d{10}$/.test(number)) problems.push('number-wrong')
  return problems
}
