import { api, PROMOTION_IMAGE_SIZES, PROMOTION_TYPE_IDS } from '@cauce/contract'
import { rasterise } from '../documents/rasterise.ts'
import { plainWord } from '../identification.ts'
import { drawBanner } from '../pictures/index.ts'
import { PROMOTIONS, type PromotionStory } from '../texts/promotions.ts'
import { TEMPLATES } from '../texts/templates.ts'
import { daysAfter } from './moments.ts'
import type { World } from './world.ts'

/** Screens have more pixels than a layout has. */
const PIXEL_DENSITY = 2

/** Announcements on the home page, each written a week before it runs or, if it is still to come, the other day. */
export function planPromotions(world: World): void {
  for (const promotion of PROMOTIONS) {
    const startsAt = world.moments.at(promotion.startsDaysAgo, '07:00')
    const writtenAt = promotion.startsDaysAgo > 0 ? daysAfter(startsAt, -7) : world.moments.at(2, '11:45')
    world.agenda.add(writtenAt, () => announce(world, promotion, startsAt))
  }
}

async function announce(
  { call, administrators, moments }: World,
  { type, title, endsDaysAgo }: PromotionStory,
  startsAt: Date,
) {
  const endsAt = moments.at(endsDaysAgo, '22:00')
  const picture = async (size: keyof typeof PROMOTION_IMAGE_SIZES) => {
    const { widthPixels: width, heightPixels: height } = PROMOTION_IMAGE_SIZES[size]
    const bytes = await rasterise(drawBanner({ seed: title, width, height, title }), width * PIXEL_DENSITY)
    return { name: `${plainWord(title).slice(0, 40)}-${size}.webp`, kind: 'webp', bytes } as const
  }
  await call(administrators[0].token, api.promotions.create, {
    body: {
      promotionTypeId: PROMOTION_TYPE_IDS[type],
      title,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    },
    files: { images: [await picture('large'), await picture('small')] },
  })
}

/** Texts that help to write the description of a project. */
export async function makeTemplates({ call, administrators }: World): Promise<void> {
  for (const body of TEMPLATES) await call(administrators[0].token, api.templates.create, { body })
}
