import type { Hex } from './color.ts'

/** The light of one hour of the day. Every picture has exactly one. */
export interface Hour {
  /** Sky from the zenith down to the horizon. */
  readonly sky: readonly Hex[]
  /** What every material is tinted with, and how much. */
  readonly tint: Hex
  readonly tintShare: number
  /** Shadows: their colour, and how dark they are. */
  readonly shadow: Hex
  readonly shadowOpacity: number
  /** Glass from the lintel down to the sill. */
  readonly glass: readonly [Hex, Hex]
  /** Share of windows with a lamp behind them. */
  readonly litShare: number
  /** How much of the tint leaves take; they darken sooner than walls. */
  readonly leafShare: number
  readonly cloud: Hex
  /** Sun or moon: colour and height over the horizon, 0 to 1. */
  readonly disc: { readonly color: Hex; readonly height: number; readonly radius: number }
  readonly hasStars: boolean
}

/** The hours a project can be drawn at. */
export const hours = {
  dawn: {
    sky: ['#a9b9cf', '#d9c8cf', '#f7dfc9'],
    tint: '#f3cdb8',
    tintShare: 0.14,
    shadow: '#3a3a5c',
    shadowOpacity: 0.24,
    glass: ['#d8c7cc', '#7d8296'],
    litShare: 0.05,
    leafShare: 0.12,
    cloud: '#fdf0e4',
    disc: { color: '#fff1dc', height: 0.3, radius: 46 },
    hasStars: false,
  },
  morning: {
    sky: ['#b4d2d9', '#dbe6df', '#f5ecda'],
    tint: '#fff4df',
    tintShare: 0.08,
    shadow: '#24424f',
    shadowOpacity: 0.26,
    glass: ['#abc8cd', '#5c8791'],
    litShare: 0,
    leafShare: 0,
    cloud: '#fffdf6',
    disc: { color: '#fffbea', height: 0.72, radius: 44 },
    hasStars: false,
  },
  noon: {
    sky: ['#84bccc', '#b9d9da', '#e9f0e4'],
    tint: '#ffffff',
    tintShare: 0.04,
    shadow: '#1f4353',
    shadowOpacity: 0.3,
    glass: ['#9fc4cd', '#4a7c8a'],
    litShare: 0,
    leafShare: 0,
    cloud: '#ffffff',
    disc: { color: '#fffdf0', height: 0.9, radius: 38 },
    hasStars: false,
  },
  golden: {
    sky: ['#d6bf98', '#ecd5a9', '#f9e8c9'],
    tint: '#ffcf8a',
    tintShare: 0.16,
    shadow: '#4a3350',
    shadowOpacity: 0.27,
    glass: ['#eed5a6', '#76797c'],
    litShare: 0.06,
    leafShare: 0.1,
    cloud: '#fff4dc',
    disc: { color: '#fff3cf', height: 0.46, radius: 58 },
    hasStars: false,
  },
  overcast: {
    sky: ['#adbcc2', '#ccd3d3', '#ebe9e1'],
    tint: '#c7d0d2',
    tintShare: 0.15,
    shadow: '#2d3f49',
    shadowOpacity: 0.2,
    glass: ['#b9c8cb', '#6a818a'],
    litShare: 0.1,
    leafShare: 0.12,
    cloud: '#f5f5f1',
    disc: { color: '#f7f5ec', height: 0.75, radius: 34 },
    hasStars: false,
  },
  dusk: {
    sky: ['#2b465e', '#77788b', '#e6a684'],
    tint: '#3c4a66',
    tintShare: 0.4,
    shadow: '#131f33',
    shadowOpacity: 0.38,
    glass: ['#74899f', '#2b3d56'],
    litShare: 0.44,
    leafShare: 0.48,
    cloud: '#d39b8a',
    disc: { color: '#f6e3c4', height: 0.66, radius: 30 },
    hasStars: false,
  },
  night: {
    sky: ['#101f2b', '#1f3845', '#40606e'],
    tint: '#1d3442',
    tintShare: 0.54,
    shadow: '#08131b',
    shadowOpacity: 0.42,
    glass: ['#47616f', '#1c323f'],
    litShare: 0.48,
    leafShare: 0.56,
    cloud: '#4d6c78',
    disc: { color: '#efe6cd', height: 0.84, radius: 36 },
    hasStars: true,
  },
} as const satisfies Record<string, Hour>

/** The hour by which sections, plans and maps are drawn: cut ink cannot be read on a night sky. */
export function drawingHour(name: HourName): Hour {
  return hours[name === 'night' ? 'overcast' : name === 'dusk' ? 'dawn' : name]
}

/** The name of an hour. */
export type HourName = keyof typeof hours

/** Every hour, in the order of the day. */
export const hourNames = Object.keys(hours) as HourName[]
