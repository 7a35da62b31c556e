#!/usr/bin/env node
// The compiler of TypeScript 7 checks types in a third of the time. `astro check`, dependency-cruiser and editors still need
// TypeScript 6, which is the `tsc` of the root (decision 097).
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

// Programs of this size: several checkers would check the shared declarations several times.
if (!process.argv.includes('--checkers')) process.argv.push('--checkers', '1')

const manifest = createRequire(import.meta.url).resolve('typescript/package.json')
await import(pathToFileURL(path.join(path.dirname(manifest), 'bin/tsc')).href)
