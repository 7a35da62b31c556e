// Writes `.br` and `.gz` beside each file that shrinks, so that the server never compresses files.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = new Set(['.css', '.html', '.js', '.json', '.mjs', '.svg', '.txt', '.webmanifest', '.xml'])
/** Smaller files save less than the headers cost. */
const SMALLEST_BYTES = 512

const folder = process.argv[2]
if (folder === undefined) throw new Error('Usage: node precompress.mjs <folder>')
const files = /** @type {string[]} */ (readdirSync(folder, { recursive: true }))
  .filter((file) => COMPRESSIBLE.has(path.extname(file)))
  .map((file) => path.join(folder, file))
  .filter((file) => statSync(file).isFile())
await Promise.all(files.map(compressFile))

/** @param {string} file */
async function compressFile(file) {
  const bytes = readFileSync(file)
  if (bytes.length < SMALLEST_BYTES) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const brotli = await promisify(brotliCompress)(bytes, { params })
  const gzipped = await promisify(gzip)(bytes, { level: 9 })
  if (brotli.length < bytes.length) writeFileSync(`${file}.br`, brotli)
  if (gzipped.length < bytes.length) writeFileSync(`${file}.gz`, gzipped)
}
