import { displayNameOf } from '../display-name.ts'
import { usePeople } from '../use-people.ts'
import { OptionInput } from './option-input.tsx'

/** One of the managers, by name. */
export function ManagerInput({ source }: { readonly source: string }) {
  const managers = usePeople('operator')
  return (
    <OptionInput source={source} options={managers.map((user) => ({ value: user.id, label: displayNameOf(user) }))} />
  )
}
