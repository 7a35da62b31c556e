import type * as source from '../es/irregularities.ts'
import type { Translation } from '../translation.ts'

export const irregularities = {
  one: 'Irregularity',
  about:
    'Material errors in the information about an open offer. They are corrected promptly, or the offer is suspended for at most 30 days. They are recorded on the page of the project.',
  fields: {
    irregularityId: 'Identifier',
    projectId: 'Project',
    projectName: 'Project',
    state: 'Standing',
    irregularity: 'What is wrong',
    irregularityEn: 'What is wrong (English)',
    differences: 'What it said and what it is',
    steps: 'What is being done',
    stepsEn: 'What is being done (English)',
    correction: 'What was corrected',
    correctionEn: 'What was corrected (English)',
    suspendedAt: 'Suspended since',
    lastDay: 'Last day for a correction',
    revocableUntil: 'Can be revoked until',
    endedAt: 'Ended',
    recordedBy: 'Recorded by',
    recordedByName: 'Recorded by',
    endedBy: 'Ended by',
    endedByName: 'Ended by',
    createdAt: 'Recorded',
    updatedAt: 'Updated',
  },
  state: { suspended: 'Suspended', corrected: 'Corrected', cancelled: 'Cancelled' },
  platform: 'The platform',
  difference: {
    one: 'Wrong statement',
    add: 'Add a wrong statement',
    remove: 'Remove',
    part: 'Part',
    partEn: 'Part (English)',
    stated: 'It said',
    statedEn: 'It said (English)',
    actual: 'It is',
    actualEn: 'It is (English)',
  },
  project: {
    title: 'Information about the offer',
    none: 'No material error is known.',
    until: 'It can be corrected until %{day}; after that it is cancelled and the money goes back.',
    suspend: 'Suspend the offer',
    suspendAbout:
      'Nobody can invest until it is corrected, within 30 days at most; after that the platform cancels the offer and returns the money. Everybody with an order now gets an e-mail with what you write here and has another period to revoke it.',
    suspended: 'Offer suspended',
    publish: 'Publish a correction',
    publishAbout:
      'The offer stays open. Everybody with an order now gets an e-mail with what you write here and has another period to revoke it.',
    published: 'Correction published',
    correct: 'End the suspension',
    correctAbout:
      'The offer goes on with the corrected information. Everybody with an order now gets an e-mail with what you write here and has another period to revoke it.',
    corrected: 'The offer goes on',
    cancelHelp: 'To cancel the offer earlier, close the project and return the money.',
    toProject: 'Open the project',
  },
} as const satisfies Translation<typeof source.irregularities>
