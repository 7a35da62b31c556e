import { and, or, sql, type SQL } from 'drizzle-orm'
import { containsFolded } from '../../../database/index.ts'
import { users } from '../../../database/schema/account.ts'

/** The indexed condition first: the search text contains the names too. */
export const hasName = (name: string) =>
  and(
    containsFolded(users.searchText, name),
    containsFolded(
      sql`(${users.nameText} || ' ' || ${users.surnameText} || ' ' || coalesce(cauce_fold(${users.companyName}), ''))`,
      name,
    ),
  )

/** `multiSearch`: every word must occur. */
export const containsAllOf = (search: string | undefined): SQL[] =>
  (search ?? '').split(/\s+/).flatMap((fragment) => (fragment === '' ? [] : containsFragment(fragment)))

/** Ignores punctuation of document and telephone numbers: `12.345.678-Z`, `(600)123-456`. */
function containsFragment(fragment: string): SQL {
  const containing = ADDRESS.test(fragment) ? containsAddress : (text: string) => containsFolded(users.searchText, text)
  const bare = fragment.replaceAll(/[.()-]/g, '')
  const asTyped = containing(fragment)
  return bare === fragment || bare === '' ? asTyped : or(asTyped, containing(bare))!
}

/** Letters that folding changes by case only. */
const ADDRESS = /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/

/**
 * Trigrams of a common domain occur in nearly every text, so the text index is slow (decision 194); the e-mail index is
 * used instead. In another field the address means a second @.
 */
function containsAddress(address: string): SQL {
  const folded = address.toLowerCase()
  const mailbox = folded.slice(0, folded.indexOf('@'))
  const endsLikeIt = sql`reverse(split_part(cauce_fold(${users.email}), '@', 1)) ^@ reverse(${mailbox})`
  const found = sql`select ${users.userId} from ${users}
    where ${users.deletedAt} is null and (${endsLikeIt} or ${users.searchText} like '%@%@%') and strpos(${users.searchText}, ${folded}) > 0`
  // Materialised as an array: the planner overestimates and would scan along the sort order.
  return sql`${users.userId} = any (array(${found}))`
}
