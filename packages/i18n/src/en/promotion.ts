import type * as source from '../es/promotion.ts'
import type { Translation } from '../translation.ts'

export const promotions = {
  title: 'Marketing',
  one: 'Promotion',
  label: 'Marketing communication',
  search: 'Title',
  createTitle: 'New promotion',
  state: { upcoming: 'Upcoming', active: 'Active', over: 'Over' },
  running: 'Active now',
  imageSize: 'Recommended: %{width} × %{height} pixels',
  projectHelp: 'Left empty, or with a project that is not public, it leads to all projects.',
  timeHelp: 'Madrid time',
  deleteConsequence: 'It stops being shown at once.',
  type: { Retail: 'Users', Manager: 'Managers' },
  fields: {
    promotionTypeName: 'Audience',
    title: 'Title',
    titleEn: 'Title (English)',
    startsAt: 'Starts',
    endsAt: 'Ends',
    projectId: 'Leads to the project',
    projectUrl: 'Page of the project',
    largeImage: 'Large picture',
    largeImageEn: 'Large picture (English)',
    smallImage: 'Small picture',
    smallImageEn: 'Small picture (English)',
    userId: 'Created by',
    createdAt: 'Created',
  },
} as const satisfies Translation<typeof source.promotions>
