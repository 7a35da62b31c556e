import { MAXIMUM_FILE_BYTES } from '@cauce/contract/files.ts'

const NAME = 'page.jpg'
const QUALITY = 0.85
const TIMEOUT_MS = 15_000
/**
 * Left out: overlays, secret inputs (also shown passwords), `data-private`, and picture sources, because the library
 * copies only the fallback image.
 */
const LEFT_OUT = [
  'dialog, [popover], .floating, .snackbars, script, noscript, template, picture > source',
  'input[type="password"], input[autocomplete$="password"], input[autocomplete="one-time-code"], [data-private]',
].join(', ')
/** Kept, because leaving out rows would stretch the others. */
const PARTS_OF_TABLES = 'thead, tbody, tfoot, tr, th, td'

/**
 * Screenshot of the viewport, a JPEG below the upload limit; undefined when the browser cannot make one. Loads the
 * library lazily.
 */
export async function pictureOfPage(): Promise<File | undefined> {
  try {
    const blob = await Promise.race([draw(), timeout()])
    return blob && blob.size < MAXIMUM_FILE_BYTES ? new File([blob], NAME, { type: 'image/jpeg' }) : undefined
  } catch {
    return undefined
  }
}

async function draw(): Promise<Blob | null> {
  const { toCanvas } = await import('html-to-image')
  const canvas = await toCanvas(document.body, {
    width: document.documentElement.clientWidth,
    height: innerHeight,
    // Sharp enough to read.
    pixelRatio: Math.min(devicePixelRatio, 2),
    backgroundColor: getComputedStyle(document.documentElement).backgroundColor,
    // Scroll position.
    style: { marginTop: `${-scrollY}px` },
    filter: (node) => !(node instanceof Element && (node.matches(LEFT_OUT) || isBelow(node))),
  })
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}

/** Below the viewport; leaving them out moves nothing above. */
const isBelow = (element: Element) =>
  element.getBoundingClientRect().top > innerHeight && !element.matches(PARTS_OF_TABLES)

const timeout = (): Promise<null> => new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS, null))
