import { z } from 'zod'
import { MAXIMUM_TYPED } from '../fields.ts'
import { mapToEpc, MAXIMUM_NAME } from './epc.ts'

/** 8 or 11 characters (ISO 9362); spaces are dropped. */
export const Bic = z
  .string()
  .max(MAXIMUM_TYPED)
  .meta({ examples: ['CAUCESM1XXX'] })
  .transform((typed) => typed.replaceAll(/\s/g, '').toUpperCase())
  .refine((bic) => /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bic), 'bic-invalid')
  .describe('BIC (ISO 9362), 8 or 11 characters.')

/** Needs an EPC letter or digit (EPC217-08): other alphabets would become dots. */
export const BeneficiaryName = z
  .string()
  .trim()
  .min(1, 'required')
  .max(MAXIMUM_NAME)
  .refine((name) => /[a-zA-Z0-9]/.test(mapToEpc(name)), 'text-invalid')
