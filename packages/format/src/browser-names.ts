export interface BrowserNames {
  readonly browser: string | undefined
  readonly system: string | undefined
}

// Order matters: Edge and Opera also claim Chrome, and Chrome claims Safari.
const browsers = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

// Android claims Linux, and an iPhone "like Mac OS X".
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

/** Unknown names stay undefined. */
export function browserNames(userAgent: string): BrowserNames {
  return { browser: nameIn(browsers, userAgent), system: nameIn(systems, userAgent) }
}
