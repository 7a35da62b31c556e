import type { Language } from '@cauce/contract'
import { contentOf } from '@cauce/contract/content.ts'
import { formatCents, formatMonths, formatPercent } from '@cauce/format'
import type { Translate } from '@cauce/i18n'
import {
  FUNDED_STEPS,
  MINIMUM_STEPS,
  RETURN_STEPS,
  SORTS,
  TERM_STEPS,
  type ProjectFilters,
  type RemovableFilter,
} from './project-filters.ts'
import type { ProjectType } from './project-list.server.ts'

export interface Choice {
  readonly value: string
  readonly label: string
  /** Language of the label where it differs from the reader's. */
  readonly lang?: Language | undefined
}
export interface Select {
  readonly name: RemovableFilter | 'sort'
  readonly label: string
  readonly any?: string
  readonly choices: readonly Choice[]
}

export const countryName = (code: string, language: Language): string =>
  new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code
const euro = (amount: number) => formatCents(BigInt(amount) * 100n, { places: 'auto' })

/** Country appears only with several countries. */
export function selectsOf(
  t: Translate,
  language: Language,
  types: readonly ProjectType[],
  countries: readonly string[],
): Select[] {
  const any = t('projectPages.any')
  const choicesOf = (values: readonly number[], label: (value: number) => string) =>
    values.map((value) => ({ value: String(value), label: label(value) }))
  return [
    {
      name: 'type',
      label: t('projectPages.type'),
      any: t('projectPages.anyType'),
      choices: types.map((type) => {
        const { text, lang } = contentOf(type, 'name', language)
        return { value: type.projectTypeId, label: text, lang }
      }),
    },
    {
      name: 'return',
      label: t('projectPages.annualReturn'),
      any,
      choices: choicesOf(RETURN_STEPS, (value) => t('projectPages.returnFrom', { percent: formatPercent(value) })),
    },
    {
      name: 'term',
      label: t('projectPages.term'),
      any,
      choices: choicesOf(TERM_STEPS, (value) => t('projectPages.termUpTo', { term: formatMonths(value, language) })),
    },
    {
      name: 'minimum',
      label: t('projectPages.minimum'),
      any,
      choices: choicesOf(MINIMUM_STEPS, (value) => t('projectPages.minimumUpTo', { amount: euro(value) })),
    },
    {
      name: 'funded',
      label: t('projectPages.fundedShare'),
      any,
      choices: choicesOf(FUNDED_STEPS, (value) => t('projectPages.fundedFrom', { percent: formatPercent(value) })),
    },
    ...(countries.length > 1
      ? [
          {
            name: 'country' as const,
            label: t('projectPages.country'),
            any,
            choices: countries.map((code) => ({ value: code, label: countryName(code, language) })),
          },
        ]
      : []),
    {
      name: 'sort',
      label: t('projectPages.sort'),
      choices: SORTS.map((sort) => ({ value: sort, label: t(`projectPages.sortBy.${sort}`) })),
    },
  ]
}

export function chipWords(
  name: RemovableFilter,
  filters: ProjectFilters,
  t: Translate,
  language: Language,
  types: readonly ProjectType[],
): string {
  switch (name) {
    case 'name':
      return t('projectPages.chipName', { name: filters.name! })
    case 'type': {
      const type = types.find(({ projectTypeId }) => projectTypeId === filters.type)
      return type ? contentOf(type, 'name', language).text : t('projectPages.type')
    }
    case 'country':
      return countryName(filters.country!, language)
    case 'return':
      return t('projectPages.chipReturn', { percent: formatPercent(filters.return!) })
    case 'term':
      return t('projectPages.chipTerm', { term: formatMonths(filters.term!, language) })
    case 'minimum':
      return t('projectPages.chipMinimum', { amount: euro(filters.minimum!) })
    case 'funded':
      return t('projectPages.chipFunded', { percent: formatPercent(filters.funded!) })
  }
}
