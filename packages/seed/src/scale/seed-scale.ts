import { randomBytes } from 'node:crypto'
import { buildApp, uuidv7, type ApiSettings, type Kernel } from '@cauce/api'
import { inTransaction } from '@cauce/api/database'
import { storePicture } from '@cauce/api/platform/pictures'
import { insertProjectType } from '@cauce/api/modules/project/project-types'
import { openProject } from '@cauce/api/modules/project/projects'
import { hashOfToken } from '@cauce/api/modules/auth/sessions'
import { addDays, calendarDateOf, type Cents } from '@cauce/contract'
import { rasterise } from '../documents/rasterise.ts'
import { drawProjectType } from '../pictures/index.ts'
import { countInvestors, insertInvestors, type ScaleInvestor } from './scale.queries.ts'

export interface ScaleOptions {
  readonly databaseUrl: string
  readonly settings: ApiSettings
  readonly investors: number
  readonly projects: number
  /** What each wallet holds, in cents; 10,000 EUR if absent. */
  readonly walletCents?: Cents
  /** What each project takes, in cents; 100 million EUR if absent, so that no benchmark fills it. */
  readonly financingCents?: Cents
}

/** Load data that a benchmark can use at once: people with a session, and what an order must name. */
export interface ScaleData {
  readonly investors: readonly { readonly userId: string; readonly walletId: string; readonly token: string }[]
  readonly projects: readonly { readonly projectId: string; readonly projectPhaseId: string }[]
}

/** How many investors one statement writes. */
const BATCH = 5_000

/**
 * Adds investors with money and projects that are open for it to a migrated database, beside whatever is there; ten
 * thousand investors take a few seconds.
 */
export async function seedScale(options: ScaleOptions): Promise<ScaleData> {
  const app = await buildApp({ settings: options.settings, databaseUrl: options.databaseUrl })
  try {
    return { investors: await addInvestors(app.kernel, options), projects: await addProjects(app.kernel, options) }
  } finally {
    await app.close()
  }
}

async function addInvestors(kernel: Kernel, { investors: total, walletCents: cents = 1_000_000n }: ScaleOptions) {
  const now = kernel.clock.now()
  const already = await countInvestors(kernel)
  const added: { userId: string; walletId: string; token: string }[] = []
  while (added.length < total) {
    const tokens = Array.from({ length: Math.min(BATCH, total - added.length) }, () =>
      randomBytes(32).toString('base64url'),
    )
    const rows = tokens.map((token) => investorOf(token, now))
    await insertInvestors(kernel, rows, { cents, offset: already + added.length, now })
    for (const [index, { userId, walletId }] of rows.entries()) added.push({ userId, walletId, token: tokens[index]! })
  }
  return added
}

function investorOf(token: string, now: Date): ScaleInvestor {
  return {
    userId: uuidv7(now),
    walletId: uuidv7(now),
    reservedAccountId: uuidv7(now),
    sessionId: uuidv7(now),
    tokenHash: hashOfToken(token),
    transferId: uuidv7(now),
    transactionId: uuidv7(now),
  }
}

async function addProjects(kernel: Kernel, { projects: total, financingCents = 10_000_000_000n }: ScaleOptions) {
  const now = kernel.clock.now()
  const today = calendarDateOf(now)
  return inTransaction(kernel.database, async (tx) => {
    const projectTypeId = uuidv7(now)
    const upload = {
      part: 'image',
      name: 'load.webp',
      kind: 'webp',
      bytes: Buffer.from(await rasterise(drawProjectType('offices'), 600)),
    } as const
    const { pictureId: imageId } = await storePicture(kernel, tx, upload, { uploadedBy: null })
    const name = `Load ${projectTypeId}`
    await insertProjectType(tx, {
      projectTypeId,
      name,
      description: 'Load data',
      imageId,
      createdAt: now,
      updatedAt: now,
    })
    const added: { projectId: string; projectPhaseId: string }[] = []
    for (let index = 0; index < total; index += 1) {
      const [projectId, projectPhaseId] = [uuidv7(now), uuidv7(now)]
      await openProject(tx, {
        projectId,
        projectPhaseId,
        projectTypeId,
        phase: 'Investment',
        name: `Load ${index + 1}`,
        direction: 'Load data',
        locality: 'Load data',
        country: 'ES',
        url: `load-${projectId}`,
        dateStart: addDays(today, -1),
        dateEnd: addDays(today, 365),
        financingAmount: financingCents,
        minimumInvestment: 100n,
        projectDuration: 12,
        targetProfitability: 700,
        showInvestorNumber: true,
        withdrawMoneyFinanced: true,
        cancellationFee: 200,
        managerFee: 400,
        deliveryFeePeriod: 'quarterly',
        private: false,
        promoterName: 'Load data',
        createdAt: now,
        updatedAt: now,
      })
      added.push({ projectId, projectPhaseId })
    }
    return added
  })
}
