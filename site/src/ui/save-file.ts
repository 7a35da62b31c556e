/** Offers a text that was made here as a download. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // The browser reads the address after this task; a minute is more than enough.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
