const KEPT_MS = 60_000

/** Saves a text as a file, byte by byte as it is: for characters of ASCII. */
export function downloadText(fileName: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName })
  link.click()
  // The browser reads the address after this task.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
