import { paths } from './pages.ts'
import { allEndpoints } from './registry.ts'

const MARK = '{token}'
const PREFIXES = [
  ...new Set([...allEndpoints.map(({ path }) => path), decodeURI(paths.paymentCalendarFile(MARK))]),
].flatMap((path) => (path.includes(MARK) ? [path.slice(0, path.indexOf(MARK))] : []))

export function loggedPath(url: string): string {
  const pathname = url.split('?', 1)[0]!
  const prefix = PREFIXES.find((one) => pathname.startsWith(one))
  return prefix === undefined ? pathname : prefix + MARK + pathname.slice(prefix.length).replace(/^[^/]*/, '')
}
