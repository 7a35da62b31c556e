import { z } from 'zod'
import { cleanLine, compactCode } from '../cleaned.ts'
import { MAXIMUM_TYPED } from '../fields.ts'
import { isSpelt } from '../latin.ts'
import { mapToEpc, MAXIMUM_NAME } from './epc.ts'

/** 8 or 11 characters (ISO 9362); spaces are dropped. */
export const Bic = z
  .string()
  .max(MAXIMUM_TYPED)
  .meta({ examples: ['CAUCESM1XXX'] })
  .transform(compactCode)
  .refine((bic) => /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bic), 'bic-invalid')
  .describe('BIC (ISO 9362), 8 or 11 characters.')

/** Each letter needs a Latin spelling (EPC217-08): other scripts would become dots. */
export const BeneficiaryName = z
  .string()
  .overwrite(cleanLine)
  .min(1, 'required')
  .max(MAXIMUM_NAME)
  .refine((name) => isSpelt(name) && /[a-zA-Z0-9]/.test(mapToEpc(name)), 'name-not-latin')
