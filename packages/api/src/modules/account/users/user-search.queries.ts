import { and, or, sql, type SQL } from 'drizzle-orm'
import { containsFolded } from '../../../database/index.ts'
import { users } from '../../../database/schema/account.ts'

/** The first condition is the indexed one: the search text contains the names too. */
export const hasName = (name: string) =>
  and(
    containsFolded(users.searchText, name),
    containsFolded(
      sql`(${users.nameText} || ' ' || ${users.surnameText} || ' ' || coalesce(cauce_fold(${users.companyName}), ''))`,
      name,
    ),
  )

/** The conditions of `multiSearch`: each of its words stands in the text of a person. */
export const containsAllOf = (search: string | undefined): SQL[] =>
  (search ?? '').split(/\s+/).flatMap((fragment) => (fragment === '' ? [] : containsFragment(fragment)))

/** Finds numbers of documents and telephones however they are punctuated: `12.345.678-Z`, `(600)123-456`. */
function containsFragment(fragment: string): SQL {
  const containing = ADDRESS.test(fragment) ? containsAddress : (text: string) => containsFolded(users.searchText, text)
  const bare = fragment.replaceAll(/[.()-]/g, '')
  const asTyped = containing(fragment)
  return bare === fragment || bare === '' ? asTyped : or(asTyped, containing(bare))!
}

/** A whole e-mail address, in letters that folding changes by case alone. */
const ADDRESS = /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/

/**
 * Contains such an address: the letters of a common domain stand in nearly every text, so that the index of texts is slow (decision 194).
 * An e-mail that contains it ends like it before the @, and where another field contains it the text has a second @.
 */
function containsAddress(address: string): SQL {
  const folded = address.toLowerCase()
  const mailbox = folded.slice(0, folded.indexOf('@'))
  const endsLikeIt = sql`reverse(split_part(cauce_fold(${users.email}), '@', 1)) ^@ reverse(${mailbox})`
  const found = sql`select ${users.userId} from ${users}
    where ${users.deletedAt} is null and (${endsLikeIt} or ${users.searchText} like '%@%@%') and strpos(${users.searchText}, ${folded}) > 0`
  // Found first, as an array: the planner expects many, and would look for them along the order of the list.
  return sql`${users.userId} = any (array(${found}))`
}
