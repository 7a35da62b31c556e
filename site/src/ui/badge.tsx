import type { ReactNode } from 'react'

/** Phase or status: a word with a dot, never a colour alone. Grey when no colour is named; clay is for lateness and refusal. */
export function Badge({
  colour = 'grey',
  children,
}: {
  colour?: 'grey' | 'blue' | 'green' | 'clay'
  children: ReactNode
}) {
  return <span className={colour === 'grey' ? 'badge' : `badge ${colour}`}>{children}</span>
}
