import { useLocation } from 'react-admin'
import { page } from 'vitest/browser'

/** Shows the query of the address beside what a test renders. */
export const Address = () => <output aria-label="address">{useLocation().search}</output>
/** What `Address` shows. */
export const address = page.getByRole('status', { name: 'address' })
