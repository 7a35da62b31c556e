import type { Translation } from '../translation.ts'
import type * as source from '../es/promotion.ts'

export const promotions = {
  title: 'Promotions',
  one: 'Promotion',
  label: 'Marketing communication',
  menu: 'Marketing',
  search: 'Title',
  createTitle: 'New promotion',
  period: 'Period',
  state: { upcoming: 'Upcoming', active: 'Active', over: 'Over' },
  running: 'Active now',
  imageSize: 'Recommended: %{width} × %{height} pixels',
  timeHelp: 'Madrid time',
  deleteConsequence: 'It stops being shown at once.',
  type: { Retail: 'Users', Manager: 'Managers' },
  fields: {
    promotionId: 'Identifier',
    promotionTypeId: 'For whom',
    promotionTypeName: 'For whom',
    title: 'Title',
    titleEn: 'Title (English)',
    startsAt: 'Starts',
    endsAt: 'Ends',
    largeImage: 'Large picture',
    largeImageEn: 'Large picture (English)',
    smallImage: 'Small picture',
    smallImageEn: 'Small picture (English)',
    userId: 'Created by',
    createdAt: 'Created',
    updatedAt: 'Updated',
  },
} as const satisfies Translation<typeof source.promotions>
