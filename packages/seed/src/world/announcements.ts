import { api, PROMOTION_TYPE_IDS } from '@cauce/contract'
import { plainWord } from '../identification.ts'
import { PROMOTIONS, type PromotionStory } from '../texts/promotions.ts'
import { TEMPLATES } from '../texts/templates.ts'
import { readPicture } from './calls.ts'
import { daysAfter } from './moments.ts'
import type { World } from './world.ts'

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
  await call(administrators[0].token, api.promotions.create, {
    body: {
      promotionTypeId: PROMOTION_TYPE_IDS[type],
      title,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    },
    files: {
      images: [
        await readPicture(promotionPicture(title, 'large')),
        await readPicture(promotionPicture(title, 'small')),
      ],
    },
  })
}

/** The path of a banner in `assets/`, without its extension. */
export const promotionPicture = (title: string, size: 'large' | 'small'): string =>
  `promotions/${plainWord(title).slice(0, 40)}-${size}`

/** Texts that help to write the description of a project. */
export async function makeTemplates({ call, administrators }: World): Promise<void> {
  for (const body of TEMPLATES) await call(administrators[0].token, api.templates.create, { body })
}
