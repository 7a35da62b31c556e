import pg from 'pg'

export interface Scale {
  readonly investors: number
  readonly projects: number
  /** Cents per wallet. */
  readonly walletCents: bigint
  /** Cents per project. */
  readonly financingCents: bigint
}

export interface ScaledWorld {
  readonly investors: readonly {
    readonly userId: string
    readonly walletId: string
    readonly bankAccountId: string
    readonly token: string
  }[]
  readonly projects: readonly { readonly projectId: string; readonly projectPhaseId: string }[]
  readonly administrators: readonly { readonly userId: string; readonly token: string }[]
}

/**
 * In set-based statements; money enters through the ledger, so that the books balance. Needs the owner: the application
 * may not create temporary tables.
 */
export async function seedScale(ownerUrl: string, scale: Scale): Promise<ScaledWorld> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('begin')
    const administrators = await insertPeople(client, 'admin', 2)
    const investors = await insertPeople(client, 'user', scale.investors)
    const wallets = await insertWallets(client, scale.walletCents)
    const accountOf = await insertBankAccounts(client, investors)
    const projects = await insertProjects(client, scale)
    await client.query('commit')
    await client.query('analyze')
    const walletOf = new Map(wallets.map((row) => [row.user_id, row.wallet_id]))
    return {
      investors: investors.map((person) => ({
        ...person,
        walletId: walletOf.get(person.userId)!,
        bankAccountId: accountOf.get(person.userId)!,
      })),
      projects,
      administrators,
    }
  } finally {
    await client.end()
  }
}

async function insertPeople(client: pg.Client, role: 'admin' | 'user', count: number) {
  const { rows } = await client.query<{ user_id: string; token: string }>(
    `with people as (
      insert into users (user_id, kind, role, name, surname, email, phone, nationality, birthday_at, language, verification_status, email_confirmed_at, created_at, updated_at)
      select uuidv7(), 'individual', $1, 'Carga', n::text, $1 || n || '@scale.example', '+34600000000', 'ES', '1980-01-01', 'es', 'Approved', now(), now(), now()
      from (select count(*)::integer as count from users where email like $1 || '%@scale.example') already,
        generate_series(already.count + 1, already.count + $2::integer) n
      returning user_id, surname
    ), opened as (
      insert into sessions (session_id, token_hash, user_id, stage, is_code_given, user_agent, address, created_at, last_used_at)
      select uuidv7(), rtrim(translate(encode(sha256(convert_to('scale-' || $1 || '-' || surname, 'UTF8')), 'base64'), '+/', '-_'), '='), user_id, 'full', true, 'scale', '127.0.0.1', now(), now()
      from people
    )
    select user_id, 'scale-' || $1 || '-' || surname as token from people order by surname::integer`,
    [role, count],
  )
  return rows.map((row) => ({ userId: row.user_id, token: row.token }))
}

async function insertBankAccounts(client: pg.Client, people: readonly { readonly userId: string }[]) {
  const { rows } = await client.query<{ user_id: string; bank_account_id: string }>(
    `insert into bank_accounts (bank_account_id, user_id, alias, account, main, state, created_at, updated_at)
     select uuidv7(), user_id, 'Carga', 'ES9121000418450200051332', true, 'valid', now(), now() from unnest($1::uuid[]) user_id
     returning user_id, bank_account_id`,
    [people.map(({ userId }) => userId)],
  )
  return new Map(rows.map((row) => [row.user_id, row.bank_account_id]))
}

async function insertWallets(client: pg.Client, cents: bigint) {
  await client.query(
    'drop table if exists fresh; create temporary table fresh as select user_id, uuidv7() as wallet_id, uuidv7() as reserved_id from users left join wallets using (user_id) where wallet_id is null',
  )
  await client.query(
    `insert into ledger_accounts (account_id, kind, wallet_id) select wallet_id, 'wallet', wallet_id from fresh union all select reserved_id, 'reserved', wallet_id from fresh`,
  )
  await client.query(
    'insert into wallets (wallet_id, user_id, reserved_account_id, created_at) select wallet_id, user_id, reserved_id, now() from fresh',
  )
  await client.query(
    `with decided as (
       insert into money_decisions (decision_id, kind, verdict, postings, amount, subject_id, decided_as, four_eyes, hands, is_unproven, created_at)
       select uuidv7(), 'credit_document', 'goes', '{income}', $1, user_id, 'platform', false, '{}', false, now() from fresh where $1::bigint > 0
       returning decision_id, subject_id)
     insert into ledger_transfers (transfer_id, kind, debit_account_id, credit_account_id, amount, decision_id, created_at)
     select uuidv7(), 'income', (select account_id from ledger_accounts where kind = 'clearing'), wallet_id, $1, decision_id, now()
     from fresh join decided on subject_id = user_id`,
    [cents.toString()],
  )
  const { rows } = await client.query<{ user_id: string; wallet_id: string }>('select user_id, wallet_id from fresh')
  return rows
}

async function insertProjects(client: pg.Client, { projects, financingCents }: Scale) {
  await client.query(
    `drop table if exists kind; create temporary table kind as select uuidv7() as file_id, uuidv7() as picture_id, uuidv7() as type_id`,
  )
  await client.query(
    `insert into files (file_id, storage_key, name, content_type, size_bytes, sha256, created_at) select file_id, 'scale/' || file_id, 'scale.webp', 'image/webp', 1, '', now() from kind`,
  )
  await client.query(
    `insert into pictures (picture_id, file_id, token, width_pixels, height_pixels, created_at) select picture_id, file_id, picture_id::text, 600, 400, now() from kind`,
  )
  await client.query(
    `insert into project_types (project_type_id, name, description, image_id, created_at, updated_at) select type_id, 'Carga ' || type_id, 'Carga', picture_id, now(), now() from kind`,
  )
  await client.query(
    'create temporary table plot as select uuidv7() as project_id, uuidv7() as project_phase_id, n from generate_series(1, $1::integer) n',
    [projects],
  )
  await client.query(
    `insert into projects (project_id, phase, project_phase_id, name, direction, locality, project_type_id, country, url, date_start, date_end, financing_amount, project_duration,
       target_profitability, minimum_investment, show_investor_number, withdraw_money_financed, cancellation_fee, manager_fee, delivery_fee_period, private, promoter_name, created_at, updated_at)
     select project_id, 'Investment', project_phase_id, 'Carga ' || n, 'Calle ' || n, 'Carga', (select type_id from kind), 'ES', 'carga-' || project_id, current_date, current_date + 60, $1,
       18, 1088, 100, true, true, 250, 400, 'quarterly', false, 'Carga', now(), now() from plot`,
    [financingCents.toString()],
  )
  await client.query(
    `insert into project_phases (project_phase_id, project_id, phase, started_at) select project_phase_id, project_id, 'Investment', now() from plot`,
  )
  await client.query(
    `insert into ledger_accounts (account_id, kind, project_id) select project_id, 'escrow', project_id from plot`,
  )
  const { rows } = await client.query<{ project_id: string; project_phase_id: string }>(
    'select project_id, project_phase_id from plot order by n',
  )
  return rows.map((row) => ({ projectId: row.project_id, projectPhaseId: row.project_phase_id }))
}
