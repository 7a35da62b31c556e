import type { ColorName } from './tokens.ts'

/** WCAG 2.2, 1.4.3 and 1.4.11. */
export const REQUIRED_CONTRAST = { text: 4.5, mark: 3 } as const

export interface ContrastPair {
  readonly use: keyof typeof REQUIRED_CONTRAST
  readonly foreground: ColorName
  readonly ground: ColorName
}

const of = (use: ContrastPair['use'], foreground: ColorName, ...grounds: ColorName[]): ContrastPair[] =>
  grounds.map((ground) => ({ use, foreground, ground }))
const text = (foreground: ColorName, ...grounds: ColorName[]) => of('text', foreground, ...grounds)
const mark = (foreground: ColorName, ...grounds: ColorName[]) => of('mark', foreground, ...grounds)

export const contrastPairs: readonly ContrastPair[] = [
  text('ink', 'paper', 'surface', 'sunken', 'earth', 'riverWash', 'phaseGreyWash'),
  text('ink2', 'paper', 'surface', 'sunken', 'earth', 'riverWash'),
  text('ink3', 'paper', 'surface', 'sunken'),
  text('paper', 'ink'),
  text('onRiver', 'river', 'riverHover'),
  text('river', 'paper', 'surface'),
  text('riverInk', 'paper', 'surface', 'sunken', 'earth', 'riverWash'),
  text('onClay', 'clay', 'clayHover'),
  text('clayInk', 'paper', 'surface', 'sunken', 'clayWash'),
  text('phaseGreyInk', 'phaseGreyWash'),
  text('phaseBlueInk', 'phaseBlueWash', 'paper', 'surface'),
  text('onPhaseBlue', 'phaseBlue'),
  text('phaseGreenInk', 'phaseGreenWash', 'paper', 'surface'),
  text('onOfficeBar', 'officeBar', 'officeBarField'),
  text('officeBarHint', 'officeBar', 'officeBarField'),

  mark('ink', 'paper', 'surface', 'sunken', 'earth', 'riverWash', 'clayWash'),
  mark('lineStrong', 'paper', 'surface', 'sunken'),
  mark('river', 'paper', 'surface', 'sunken', 'riverWash'),
  mark('clay', 'paper', 'surface', 'sunken', 'clayWash'),
  mark('phaseGrey', 'phaseGreyWash', 'paper', 'surface'),
  mark('phaseBlue', 'phaseBlueWash', 'paper', 'surface'),
  mark('phaseGreen', 'phaseGreenWash', 'paper', 'surface'),
  mark('series1', 'paper', 'surface'),
  mark('series2', 'paper', 'surface'),
  mark('series3', 'paper', 'surface'),
  mark('series4', 'paper', 'surface'),
  mark('series5', 'paper', 'surface'),
  mark('officeBarLine', 'officeBar'),
  mark('officeBarWater', 'officeBar'),
  mark('snackbarDone', 'ink'),
  mark('snackbarFailed', 'ink'),
].flat()
