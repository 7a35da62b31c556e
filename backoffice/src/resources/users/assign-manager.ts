import type { DataProvider } from 'react-admin'
import type { UserRecord } from '../../providers/records.ts'

/** Gives a customer this manager, or none (handbook rule 1.17). Answers whether that is a change. */
export async function assignManager(
  dataProvider: DataProvider,
  { id, managerId: present, updatedAt }: Pick<UserRecord, 'id' | 'managerId' | 'updatedAt'>,
  managerId: string | null,
): Promise<boolean> {
  if (managerId === present) return false
  if (present === null) await dataProvider.create('userAssignments', { data: { userId: id, managerId } })
  else
    await dataProvider.update('userAssignments', {
      id,
      data: { managerId },
      previousData: { id, managerId: present, updatedAt },
    })
  return true
}
