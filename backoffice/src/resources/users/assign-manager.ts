import type { DataProvider } from 'react-admin'
import type { RecordOf, UserRecord } from '../../providers/records.ts'

type Assignment = RecordOf<'userAssignments'>

/** Gives a customer this manager, or none (handbook rule 1.17). Answers what is changed by it. */
export async function assignManager(
  dataProvider: DataProvider,
  { id, managerId: present, updatedAt }: Pick<UserRecord, 'id' | 'managerId' | 'updatedAt'>,
  managerId: string | null,
): Promise<Assignment | undefined> {
  if (managerId === present) return undefined
  const { data } =
    present === null
      ? await dataProvider.create<Assignment>('userAssignments', { data: { userId: id, managerId } })
      : await dataProvider.update<Assignment>('userAssignments', {
          id,
          data: { managerId },
          previousData: { id, managerId: present, updatedAt },
        })
  return data
}
