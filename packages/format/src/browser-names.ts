/** The usual name of a browser and of its operating system. */
export interface BrowserNames {
  readonly browser: string | undefined
  readonly system: string | undefined
}

// The order decides: Edge and Opera call themselves Chrome too, and Chrome calls itself Safari.
const browsers = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

// Android calls itself Linux, and an iPhone "like Mac OS X".
const systems = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const

const nameIn = (list: ReadonlyArray<readonly [RegExp, string]>, text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1]

/** Reads the names out of a `User-Agent`; unknown ones stay undefined, for the page to say so in words. */
export function browserNames(userAgent: string): BrowserNames {
  return { browser: nameIn(browsers, userAgent), system: nameIn(systems, userAgent) }
}
