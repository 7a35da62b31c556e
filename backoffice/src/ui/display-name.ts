import type { UserRecord } from '../providers/records.ts'

/** A company by its name, a person by theirs. */
export const displayNameOf = ({
  companyName,
  name,
  surname,
}: Pick<UserRecord, 'companyName' | 'name' | 'surname'>): string => companyName ?? `${name} ${surname}`
