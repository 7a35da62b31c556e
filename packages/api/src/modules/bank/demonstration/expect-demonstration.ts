import { Refusal } from '@cauce/contract'
import type { Kernel } from '../../../kernel.ts'
import { hasDemonstrationBank } from '../../../settings.ts'

/** Outside the demonstration, and beside an institution, its bank does not exist (handbook rule 19.15). */
export function expectDemonstration({ settings }: Pick<Kernel, 'settings'>): void {
  if (!hasDemonstrationBank(settings)) throw new Refusal({ code: 'not-found' })
}
