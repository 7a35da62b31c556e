/**
 * Whether a form was sent by a page of ours (product decision 2). Browsers tell the origin of such requests; what sends
 * none is no browser, and carries no cookie that it was not given on purpose.
 */
export function isFromHere(headers: Pick<Headers, 'get'>, ownOrigin: string): boolean {
  const origin = headers.get('origin')
  if (origin === null) return headers.get('sec-fetch-site') !== 'cross-site'
  return URL.canParse(origin) && new URL(origin).host === new URL(ownOrigin).host
}
