import { Refusal } from '@cauce/contract'
import type { Kernel } from '../../../kernel.ts'
import { hasDemonstrationBank } from '../../../settings.ts'

/** Not found outside the demonstration, and where an institution is configured (handbook rule 19.15). */
export function expectDemonstration({ settings }: Pick<Kernel, 'settings'>): void {
  if (!hasDemonstrationBank(settings)) throw new Refusal({ code: 'not-found' })
}
