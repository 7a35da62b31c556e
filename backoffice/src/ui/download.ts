const KEPT_MS = 60_000

export function downloadBlob(fileName: string, blob: Blob): void {
  const address = URL.createObjectURL(blob)
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName })
  link.click()
  // The browser reads the address after this task.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}

/** Saves a text as a file, byte by byte as it is: for characters of ASCII. */
export const downloadText = (fileName: string, text: string, type: string): void =>
  downloadBlob(fileName, new Blob([text], { type }))
