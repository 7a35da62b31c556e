import { paths } from './pages.ts'
import { allEndpoints } from './registry.ts'

const MARK = '{token}'
/** What stands before a secret in an address, of the API and of the site. */
const PREFIXES = [
  ...new Set([...allEndpoints.map(({ path }) => path), decodeURI(paths.paymentCalendarFile(MARK))]),
].flatMap((path) => (path.includes(MARK) ? [path.slice(0, path.indexOf(MARK))] : []))

/** A path for the log: without query, and the pattern in place of a private link's secret. */
export function loggedPath(url: string): string {
  const pathname = url.split('?', 1)[0]!
  const prefix = PREFIXES.find((one) => pathname.startsWith(one))
  return prefix === undefined ? pathname : prefix + MARK + pathname.slice(prefix.length).replace(/^[^/]*/, '')
}
