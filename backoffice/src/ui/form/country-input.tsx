import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { CauceDataProvider } from '../../providers/data.ts'
import { useLanguage } from '../words.ts'
import { OptionInput } from './option-input.tsx'

interface Props {
  readonly source: string
  readonly isRequired?: boolean
}

/** A country by name, Spain first (spec section 3). */
export function CountryInput({ source, isRequired = false }: Props) {
  const dataProvider = useDataProvider<CauceDataProvider>()
  const language = useLanguage()
  const { data = [] } = useQuery({
    queryKey: ['countries', language],
    queryFn: () => dataProvider.countries(),
    staleTime: Infinity,
  })
  return (
    <OptionInput
      source={source}
      isRequired={isRequired}
      options={data.map(({ alpha2, name }) => ({ value: alpha2, label: name }))}
    />
  )
}
