// @ts-nocheck Node runs it as it stands, away from the types of this repository.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

const [file, printedNumber, printedHash] = process.argv.slice(2)
const GROUPS = {
  wallet: 'customers',
  reserved: 'customers',
  escrow: 'projects',
  withheld: 'tax',
  clearing: 'underWay',
  fees: 'ours',
  penalties: 'ours',
  own: 'ours',
  unassigned: 'unassigned',
  unexplained: 'unexplained',
  bank: 'bank',
}
const sha256 = (bytes) => createHash('sha256').update(bytes).digest()
const cents = (amount) => BigInt(amount.replace('.', ''))
const dayOf = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' })
const dayAfter = (day) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)

let last = { number: 0, hash: null }
let day = newDay()
let isPrintedFound = printedNumber === undefined
let faults = 0

function newDay() {
  return { count: 0, hashes: createHash('sha256'), changes: {}, lastId: '', days: new Set() }
}

function fault(where, what) {
  faults += 1
  console.log(`${where}: ${what}`)
}

function addPosting(line) {
  const { posting, at, debitKind, creditKind, amount } = JSON.parse(line)
  if (posting <= day.lastId) fault(at, `posting ${posting} is not in the order of ids`)
  day.lastId = posting
  day.count += 1
  day.hashes.update(sha256(line))
  day.days.add(dayOf.format(new Date(at)))
  add(debitKind, -cents(amount))
  add(creditKind, cents(amount))
}

function add(kind, amount) {
  const group = GROUPS[kind]
  // The account of the banks has the opposite sign.
  day.changes[group] = (day.changes[group] ?? 0n) + (kind === 'bank' ? -amount : amount)
}

function checkClose(hash, text) {
  const close = JSON.parse(text)
  const say = (what) => fault(close.day, what)
  if (sha256(text).toString('hex') !== hash) say('the close was changed')
  if (close.previousHash !== last.hash) say('the close before it is not the one that it names')
  if (close.number !== last.number + 1) say(`close ${close.number} does not follow ${last.number}`)
  if (last.day && close.day !== dayAfter(last.day)) say(`days after ${last.day} are missing`)
  if (day.hashes.digest('hex') !== close.postingsHash)
    say(`its postings were changed: ${day.count} now, ${close.postingCount} when it was closed`)
  if ([...day.days].some((one) => one > close.day || (last.day && one <= last.day))) say('has postings of another day')
  for (const group of new Set(Object.values(GROUPS)))
    if (cents(close[group]) !== cents(last[group] ?? '0.00') + (day.changes[group] ?? 0n))
      say(`${group} is not what the postings add up to`)
  if (close.number === Number(printedNumber)) {
    isPrintedFound = true
    if (hash !== printedHash) say('the close is not the one whose hash was printed')
  }
  last = { ...close, hash }
  day = newDay()
}

for await (const line of createInterface({ input: createReadStream(file) })) {
  const [, hash, close] = /^\{"hash":"([0-9a-f]{64})","close":(.*)\}$/.exec(line) ?? []
  if (hash) checkClose(hash, close)
  else addPosting(line)
}
if (day.count > 0) fault('the end', 'has postings that no close holds')
if (!isPrintedFound) fault(`close ${printedNumber}`, 'is missing')
console.log(`${faults} faults; last close ${last.number} of ${last.day}, ${last.hash}`)
process.exitCode = faults > 0 ? 1 : 0
