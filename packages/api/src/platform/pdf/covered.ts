import { PDFDocument, PDFName } from '@cantoo/pdf-lib'

/** A copy with the pages of a cover before its own, which keep their tags. */
export async function covered(bytes: Uint8Array, cover: Uint8Array): Promise<Buffer> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false })
  const pages = await document.copyPages(await PDFDocument.load(cover), [0])
  for (const [index, page] of pages.entries()) {
    // The number of a page in the tags of the cover is another page's here.
    page.node.delete(PDFName.of('StructParents'))
    document.insertPage(index, page)
  }
  return Buffer.from(await document.save())
}
