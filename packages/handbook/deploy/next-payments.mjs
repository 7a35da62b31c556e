// @ts-nocheck Node runs it as it stands, away from the types of this repository.
// Who gets what of the next payment of each loan, from the tables of a run-off package alone (run-off.md).
import { createReadStream } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

const cells = /("[^"]*(?:""[^"]*)*"|[^",\n]*)(,|\n)/gy
const valueOf = (cell) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell || null)

/** Piece by piece: the tables of a million people do not fit into memory. */
async function* rowsOf(file) {
  let rest = ''
  const row = []
  for await (const piece of createReadStream(file, 'utf8')) {
    rest += piece
    let read = 0
    for (const [whole, cell, end] of rest.matchAll(cells)) {
      read += whole.length
      row.push(valueOf(cell))
      if (end === '\n') yield row.splice(0)
    }
    rest = rest.slice(read)
  }
}

/** On disk, removed at the end. */
const database = new DatabaseSync('')
const types = new Map()
for await (const [table, column, type] of rowsOf('columns.csv')) types.set(`${table}.${column}`, type)
const TABLES =
  'users projects orders distributions distribution_shares tax_details withholding_rates bank_accounts account_holds loan_defaults'
const KEYS = ['user_id', 'project_id', 'order_id', 'distribution_id']
for (const table of TABLES.split(' ')) {
  const rows = rowsOf(`tables/${table}.csv`)
  const { value: names } = await rows.next()
  const columns = names.map((name) => `${name} ${/int/.test(types.get(`${table}.${name}`)) ? 'integer' : 'text'}`)
  database.exec(`begin; create table ${table} (${columns})`)
  const insert = database.prepare(`insert into ${table} values (${names.map(() => '?')})`)
  for await (const row of rows) insert.run(...row)
  for (const key of KEYS.filter((name) => names.includes(name)))
    database.exec(`create index ${table}_${key} on ${table} (${key})`)
  database.exec('commit')
}

const listed = database
  .prepare(`
  with owed as (
    select *, row_number() over (partition by project_id order by number, part) as place
    from distributions where status not in ('paid', 'reversed')
  ), due as (select * from owed where place = 1),
  earlier as (
    select order_id, sum(interest) as interest, sum(fee) as fee, sum(principal) as principal
    from distribution_shares where paid_at is not null group by order_id
  ), held as (
    select due.*, orders.order_id, orders.user_id, orders.amount as invested, manager_fee, kind,
      orders.amount - coalesce(earlier.principal, 0) as outstanding,
      coalesce(earlier.interest, 0) as interest_before, coalesce(earlier.fee, 0) as fee_before
    from due join projects using (project_id) join orders using (project_id) join users using (user_id)
      left join earlier using (order_id)
    where orders.status = 'active' and not exists (
      select 1 from distribution_shares s where s.distribution_id = due.distribution_id
    )
  ), weighed as (
    select *, sum(invested) over loan as all_invested, sum(outstanding) over loan as all_outstanding
    from held window loan as (partition by distribution_id)
  ), rounded as (
    select *, interest_due * invested / all_invested as interest_down,
      coalesce(principal_due * outstanding / all_outstanding, 0) as principal_down,
      row_number() over (
        partition by distribution_id order by interest_due * invested % all_invested desc, order_id
      ) as interest_rank,
      row_number() over (
        partition by distribution_id order by principal_due * outstanding % all_outstanding desc, order_id
      ) as principal_rank
    from weighed
  ), gross as (
    select *, interest_down + (interest_rank <= interest_due - sum(interest_down) over loan) as gross_interest,
      principal_down + (principal_rank <= principal_due - sum(principal_down) over loan) as repaid
    from rounded window loan as (partition by distribution_id)
  ), accepted as (select * from tax_details where state = 'valid'),
  living as (
    select *, coalesce((
      select country from accepted where user_id = gross.user_id and kind = 'residence' and valid_from <= due_date
      order by valid_from desc, decided_at desc, tax_detail_id desc limit 1
    ), 'ES') as lives_in
    from gross
  ), proved as (
    select *, exists (
      select 1 from accepted a where a.user_id = living.user_id and a.kind = 'certificate' and a.country = lives_in
        and due_date between valid_from and coalesce(valid_until, '9999')
    ) as is_certified, exists (
      select 1 from accepted a where a.user_id = living.user_id and a.kind = 'exemption'
        and due_date between valid_from and coalesce(valid_until, '9999')
    ) as is_exempt
    from living
  ), rates as (select * from withholding_rates where state = 'active'),
  rated as (
    select *,
      (select percentage from rates where scope = 'resident' and valid_from <= due_date order by valid_from desc limit 1) as at_home,
      (select percentage from rates where scope = 'nonResident' and valid_from <= due_date order by valid_from desc limit 1) as abroad,
      (select percentage from rates where country = lives_in and valid_from <= due_date order by valid_from desc limit 1) as by_treaty
    from proved
  ), taxed as (
    select *, (gross_interest * case
      when lives_in = 'ES' then iif(kind = 'company' and is_exempt, 0, at_home)
      when not is_certified then abroad
      when instr('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK', lives_in) then 0
      else min(coalesce(by_treaty, abroad), abroad) end + 5000) / 10000 as tax
    from rated
  ), shares as (
    select distribution_id, user_id, gross_interest as interest, tax as withheld, repaid as principal,
      min(max((interest_before + gross_interest) * manager_fee / 10000 - fee_before, 0), gross_interest - tax) as fee
    from taxed
    union all
    select s.distribution_id, s.user_id, s.interest, s.withheld, s.principal, s.fee
    from distribution_shares s join due using (distribution_id) where paid_at is null
  ), payable as (select * from bank_accounts where state = 'valid' and deleted_at is null)
  select projects.name as loan, due_date, shares.user_id, coalesce(company_name, trim(users.name || ' ' || surname)) as person,
    (select account from payable where user_id = shares.user_id order by main desc, created_at limit 1) as iban,
    sum(shares.interest) as interest, sum(shares.fee) as fee, sum(shares.withheld) as withheld,
    sum(shares.principal) as principal,
    sum(shares.interest - shares.fee - shares.withheld + shares.principal) as net,
    concat_ws('; ', iif(exists (select 1 from loan_defaults d where d.project_id = due.project_id and d.state <> 'cured'), 'loan in default', null),
      iif(exists (select 1 from account_holds h where h.user_id = shares.user_id and h.state <> 'lifted'), 'payments are held', null),
      iif(users.disabled = 't', 'account is disabled', null), iif(users.deleted_at is not null, 'account is closed', null),
      iif(not exists (select 1 from payable where user_id = shares.user_id), 'no valid bank account', null)) as notes
  from shares join due using (distribution_id) join projects using (project_id) join users on users.user_id = shares.user_id
  group by distribution_id, shares.user_id order by due_date, loan, shares.user_id`)
  .iterate()

const quoted = (value) => `"${String(value ?? '').replaceAll('"', '""')}"`
let isFirst = true
for (const row of listed) {
  if (isFirst) console.log(Object.keys(row).join(','))
  isFirst = false
  console.log(Object.values(row).map(quoted).join(','))
}
