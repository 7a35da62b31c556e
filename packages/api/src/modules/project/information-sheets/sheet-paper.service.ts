import type { SheetDocument } from '@cauce/contract'
import type { Kernel } from '../../../kernel.ts'
import { renderPages } from '../../../platform/pdf/index.ts'
import { senderName } from '../../../settings.ts'
import { sheetPaperOf, type SheetImprint } from './sheet-paper.domain.ts'

export const renderSheet = (
  { settings }: Kernel,
  document: SheetDocument,
  imprint: Omit<SheetImprint, 'issuer'>,
): ReturnType<typeof renderPages> => renderPages(sheetPaperOf(document, { ...imprint, issuer: senderName(settings) }))

export async function measureSheet(
  kernel: Kernel,
  document: SheetDocument,
  identifier: string | null,
): Promise<number> {
  const imprint = { identifier, version: null, madeAt: kernel.clock.now() }
  return (await renderSheet(kernel, document, imprint)).pages
}
