import { MAXIMUM_FILE_BYTES } from '@cauce/contract/files.ts'

const NAME = 'page.jpg'
const QUALITY = 0.85
/** A picture that takes longer keeps somebody with a problem waiting. */
const TIMEOUT_MS = 15_000
/**
 * What stands over the page, what somebody types in secret (also while a password is shown), and the sources of a picture: the
 * library takes along the one image that is their fallback, and in the picture of a page nothing can be fetched any more.
 */
const LEFT_OUT = [
  'dialog, [popover], .floating, .snackbars, script, noscript, template, picture > source',
  'input[type="password"], input[autocomplete$="password"], input[autocomplete="one-time-code"]',
].join(', ')
/** A table keeps its height, so that rows which are left out would stretch the others. */
const PARTS_OF_TABLES = 'thead, tbody, tfoot, tr, th, td'

/**
 * A picture of what is on the screen now, as JPEG below the limit of uploads; `undefined` when the browser cannot make one.
 * The library comes with the first use.
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
    // Twice is sharp enough to read; three times as many bytes is not worth more.
    pixelRatio: Math.min(devicePixelRatio, 2),
    backgroundColor: getComputedStyle(document.documentElement).backgroundColor,
    // The page scrolls under what is fixed, so it is moved and the picture is not.
    style: { marginTop: `${-scrollY}px` },
    filter: (node) => !(node instanceof Element && (node.matches(LEFT_OUT) || isBelow(node))),
  })
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}

/** What is further down is not seen, and leaving it out moves nothing above it. */
const isBelow = (element: Element) =>
  element.getBoundingClientRect().top > innerHeight && !element.matches(PARTS_OF_TABLES)

const timeout = (): Promise<null> => new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS, null))
