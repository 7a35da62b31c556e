import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test, it } from 'vitest'
import { PROMOTION_IMAGE_SIZES } from '@cauce/contract'
import { PROJECT_TYPES, PROMOTIONS } from './texts/catalogues.ts'
import { PROJECT_STORIES } from './texts/project-story.ts'
import { promotionPicture } from './world/catalogues.ts'
import { PICTURED_VIEWS } from './world/projects.ts'
import { companyTaxNumber, dni, nie, plainWord } from './spanish-numbers.ts'

const assets = new URL('../assets/', import.meta.url)
const { large, small } = PROMOTION_IMAGE_SIZES
const expected = [
  ...PROJECT_STORIES.flatMap(({ url }) =>
    PICTURED_VIEWS.map((view) => ({ file: `projects/${url}-${view}.webp`, width: 1600, height: 1200 })),
  ),
  ...Object.values(PROJECT_TYPES).map(({ picture }) => ({
    file: `project-types/${picture}.webp`,
    width: 1200,
    height: 800,
  })),
  ...PROMOTIONS.flatMap(({ title }) =>
    (['', 'en-'] as const).flatMap((english) =>
      (['large', 'small'] as const).map((size) => ({
        file: `${promotionPicture(title, `${english}${size}`)}.webp`,
        width: { large, small }[size].widthPixels * 2,
        height: { large, small }[size].heightPixels * 2,
      })),
    ),
  ),
]

test.each(expected)('$file is a WebP picture of $width x $height', async ({ file, width, height }) => {
  expect(await sharp(readFileSync(new URL(file, assets))).metadata()).toMatchObject({ format: 'webp', width, height })
})

test('every picture is used', () => {
  const pictures = readdirSync(assets, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.webp'))
  expect(pictures.toSorted()).toEqual(expected.map(({ file }) => file).toSorted())
})

it.each([
  { number: 'DNI', made: dni(12_345_678), expected: '12345678Z' },
  { number: 'DNI with leading zeros', made: dni(1), expected: '00000001R' },
  { number: 'NIE', made: nie(1_234_567), expected: 'Y1234567X' },
  { number: 'CIF with a digit', made: companyTaxNumber('A', 5_881_850), expected: 'A58818501' },
  { number: 'CIF with a letter', made: companyTaxNumber('G', 1_234_567), expected: 'G1234567D' },
])('$number $expected carries its control character', ({ made, expected }) => {
  expect(made).toBe(expected)
})

it('a plain word has only small letters, digits and hyphens', () => {
  expect(plainWord('Núria Puigdomènech i Peñalver, S. L.')).toBe('nuria-puigdomenech-i-penalver-s-l')
})
