import type { ProjectKind } from '../buildings/index.ts'
import type { Plant } from '../parts/plants.ts'

/** What lies behind a building. */
export type Backdrop = 'city' | 'skyline' | 'sea' | 'hills' | 'mountains' | 'fields' | 'park'

/** Where a kind of building stands. */
export interface Setting {
  readonly backdrops: readonly Backdrop[]
  readonly plants: readonly Plant[]
  /** How much of the picture's width the building takes, at most. */
  readonly span: number
  readonly ground: 'paving' | 'grass' | 'earth'
  readonly plantHeight: readonly [number, number]
  /** Whether a lamp, a bicycle or a car would stand there. */
  readonly isUrban: boolean
  /** Whether a tree may stand before the front. Not where the middle of the front is what one remembers. */
  readonly hasTreesInFront?: boolean
}

const town = { ground: 'paving', isUrban: true } as const
const country = { ground: 'grass', isUrban: false } as const

/** The setting of each kind; chance picks among the choices. */
export const settings: Readonly<Record<ProjectKind, Setting>> = {
  'apartment-block': { ...town, backdrops: ['city', 'sea'], plants: ['palm'], span: 0.54, plantHeight: [9, 13] },
  'mansard-block': { ...town, backdrops: ['city'], plants: ['bare', 'broadleaf'], span: 0.52, plantHeight: [7, 9] },
  'terraced-block': {
    ...town,
    hasTreesInFront: true,
    backdrops: ['hills', 'skyline'],
    plants: ['pine', 'broadleaf'],
    span: 0.78,
    plantHeight: [8, 11],
  },
  tower: { ...town, backdrops: ['skyline'], plants: ['broadleaf'], span: 0.5, plantHeight: [7, 9] },
  townhouses: {
    ...town,
    hasTreesInFront: true,
    backdrops: ['city', 'hills'],
    plants: ['orange', 'broadleaf'],
    span: 0.8,
    plantHeight: [4.5, 5.5],
  },
  'timber-housing': {
    ...town,
    hasTreesInFront: true,
    backdrops: ['hills', 'park'],
    plants: ['autumn'],
    span: 0.66,
    plantHeight: [7, 9],
  },
  'seaside-houses': { ...country, backdrops: ['sea'], plants: ['pine'], span: 0.78, plantHeight: [8, 10] },
  lofts: { ...town, backdrops: ['city', 'skyline'], plants: ['broadleaf', 'bare'], span: 0.64, plantHeight: [7, 9] },
  'student-residence': {
    ...town,
    hasTreesInFront: true,
    backdrops: ['mountains', 'park'],
    plants: ['cypress', 'broadleaf'],
    span: 0.7,
    plantHeight: [9, 13],
  },
  clinic: {
    ...town,
    hasTreesInFront: true,
    backdrops: ['park', 'hills'],
    plants: ['broadleaf', 'pine'],
    span: 0.82,
    plantHeight: [8, 10],
  },
  hotel: { ...town, backdrops: ['city', 'sea'], plants: ['palm', 'orange'], span: 0.68, plantHeight: [7, 11] },
  farmhouse: {
    ...country,
    backdrops: ['fields', 'mountains'],
    plants: ['cypress', 'olive'],
    span: 0.78,
    plantHeight: [6, 11],
  },
  palace: { ...town, backdrops: ['city'], plants: ['orange', 'cypress'], span: 0.74, plantHeight: [5, 8] },
  theatre: { ...town, backdrops: ['city', 'park'], plants: ['broadleaf', 'bare'], span: 0.74, plantHeight: [7, 9] },
  'market-hall': { ...town, backdrops: ['city'], plants: ['broadleaf'], span: 0.86, plantHeight: [7, 8] },
  offices: {
    ...town,
    hasTreesInFront: true,
    backdrops: ['skyline', 'park'],
    plants: ['broadleaf', 'poplar'],
    span: 0.74,
    plantHeight: [8, 11],
  },
  school: {
    ...town,
    hasTreesInFront: true,
    backdrops: ['hills', 'park'],
    plants: ['broadleaf', 'autumn'],
    span: 0.86,
    plantHeight: [7, 9],
  },
  factory: {
    ...town,
    hasTreesInFront: true,
    backdrops: ['hills', 'skyline'],
    plants: ['broadleaf', 'poplar'],
    span: 0.86,
    plantHeight: [7, 9],
  },
  'logistics-hall': { ...town, backdrops: ['fields', 'hills'], plants: ['poplar'], span: 0.9, plantHeight: [8, 11] },
  winery: {
    ...country,
    backdrops: ['fields', 'hills'],
    plants: ['cypress'],
    span: 0.88,
    plantHeight: [8, 11],
    ground: 'earth',
  },
  'solar-farm': {
    ...country,
    backdrops: ['fields', 'mountains'],
    plants: ['olive', 'poplar'],
    span: 0.92,
    plantHeight: [6, 8],
  },
}
