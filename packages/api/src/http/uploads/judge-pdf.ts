import { PDFArray, PDFDict, PDFDocument, PDFInvalidObject, PDFName, PDFStream, type PDFObject } from '@cantoo/pdf-lib'

/** What is wrong with a PDF, or that nothing is. */
export type PdfVerdict = 'sound' | 'unreadable' | 'encrypted' | 'active'

/**
 * Judges a PDF by parsing all of it: it must be complete, have a page, open without a password, and do nothing but show itself
 * (decision 117). It runs in a thread of its own, because a hostile file takes long.
 */
export async function judgePdf(bytes: Uint8Array): Promise<PdfVerdict> {
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

/** The parsed document; undefined when it needs a password. Many banks forbid changes only: such a document opens without one. */
async function load(bytes: Uint8Array): Promise<PDFDocument | undefined> {
  const document = await PDFDocument.load(bytes, { ...options, ignoreEncryption: true })
  return document.isEncrypted ? PDFDocument.load(bytes, { ...options, password: '' }).catch(() => undefined) : document
}

const TAIL_BYTES = 2048
const END = /startxref\s+(\d+)\s+%%EOF/g

/** Whether the last lines say where the table of objects begins, and it does: what was cut off has no such lines. */
function endsComplete(bytes: Uint8Array): boolean {
  const tail = Buffer.from(bytes.subarray(-TAIL_BYTES)).toString('latin1')
  const start = Number([...tail.matchAll(END)].at(-1)?.[1] ?? Infinity)
  return start < bytes.length
}

/** Entries by which a document carries other files, or a form that is a program (ISO 32000-2, sections 7.11 and 12.7). */
const ACTIVE_ENTRIES = ['EF', 'EmbeddedFiles', 'XFA', 'RichMediaContent'].map((name) => PDFName.of(name))
/** Actions that run something or send something (section 12.6). Those that go to a page or to a web address are harmless. */
const ACTIVE_ACTIONS = ['JavaScript', 'Launch', 'ImportData', 'SubmitForm', 'GoToE', 'RichMediaExecute']
const isActiveAction = new Set(ACTIVE_ACTIONS.map((name) => PDFName.of(name) as PDFObject | undefined))
const ACTION = PDFName.of('S')
const IN_TEXT = new RegExp(`/(${ACTIVE_ACTIONS.join('|')})\\b`)

function isActive(object: PDFObject): boolean {
  if (object instanceof PDFStream) return isActive(object.dict)
  if (object instanceof PDFArray) return object.asArray().some(isActive)
  // Viewers are more tolerant than the parser and may run what it could not read.
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
