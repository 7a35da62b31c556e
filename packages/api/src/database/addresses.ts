/**
 * The addresses of a connection string, one for each host. Several hosts are named as libpq takes them,
 * `postgres://user@one:5432,two:5432/cauce`, and may end in `target_session_attrs=read-write`, which holds here in any case.
 */
export function addressesOf(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = /^([a-z]+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/.exec(url) ?? []
  if (!hosts.includes(',')) return [url]
  return hosts.split(',').map((host) => `${before}${host}${after}`)
}
