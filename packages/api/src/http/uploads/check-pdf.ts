import { PDFArray, PDFDict, PDFDocument, PDFInvalidObject, PDFName, PDFStream, type PDFObject } from '@cantoo/pdf-lib'

export type PdfVerdict = 'sound' | 'unreadable' | 'encrypted' | 'active'

/**
 * Parses a whole PDF: complete, with a page, without password and active content (decision input-validation). In a thread, because a
 * hostile file takes long.
 */
export async function checkPdf(bytes: Uint8Array): Promise<PdfVerdict> {
  if (!endsComplete(bytes)) return 'unreadable'
  try {
    const document = await load(bytes)
    if (document === undefined) return 'encrypted'
    if (document.getPageCount() === 0) return 'unreadable'
    for (const page of document.getPages()) page.getSize()
    return document.context.enumerateIndirectObjects().some(([, object]) => isActive(object)) ? 'active' : 'sound'
  } catch {
    return 'unreadable'
  }
}

const options = { parseSpeed: Infinity, updateMetadata: false, preserveXFA: true, warnOnInvalidObjects: false } as const

/** Undefined if it needs a password. Documents that only forbid changes open without one. */
async function load(bytes: Uint8Array): Promise<PDFDocument | undefined> {
  const document = await PDFDocument.load(bytes, { ...options, ignoreEncryption: true })
  return document.isEncrypted ? PDFDocument.load(bytes, { ...options, password: '' }).catch(() => undefined) : document
}

const TAIL_BYTES = 2048
const END = /startxref\s+(\d+)\s+%%EOF/g

/** The trailer points at the cross-reference table; truncated files lack it. */
function endsComplete(bytes: Uint8Array): boolean {
  const tail = Buffer.from(bytes.subarray(-TAIL_BYTES)).toString('latin1')
  const start = Number([...tail.matchAll(END)].at(-1)?.[1] ?? Infinity)
  return start < bytes.length
}

/** Embedded files and program-like forms (ISO 32000-2, 7.11, 12.7). */
const ACTIVE_ENTRIES = ['EF', 'EmbeddedFiles', 'XFA', 'RichMediaContent'].map((name) => PDFName.of(name))
/** Actions that execute or submit (12.6). Links are harmless. */
const ACTIVE_ACTIONS = ['JavaScript', 'Launch', 'ImportData', 'SubmitForm', 'GoToE', 'RichMediaExecute']
const isActiveAction = new Set(ACTIVE_ACTIONS.map((name) => PDFName.of(name) as PDFObject | undefined))
const ACTION = PDFName.of('S')
const IN_TEXT = new RegExp(`/(${ACTIVE_ACTIONS.join('|')})\\b`)

function isActive(object: PDFObject): boolean {
  if (object instanceof PDFStream) return isActive(object.dict)
  if (object instanceof PDFArray) return object.asArray().some(isActive)
  // Viewers are more tolerant than the parser.
  if (object instanceof PDFInvalidObject) return IN_TEXT.test(textOf(object))
  if (!(object instanceof PDFDict)) return false
  if (isActiveAction.has(object.get(ACTION)) || ACTIVE_ENTRIES.some((entry) => object.has(entry))) return true
  return object.values().some(isActive)
}

function textOf(object: PDFInvalidObject): string {
  const bytes = new Uint8Array(object.sizeInBytes())
  object.copyBytesInto(bytes, 0)
  return Buffer.from(bytes).toString('latin1')
}
