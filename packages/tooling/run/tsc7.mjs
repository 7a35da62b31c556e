#!/usr/bin/env node
// TypeScript 7 checks in a third of the time; `astro check`, dependency-cruiser and editors still need TypeScript 6
// (decision code-layout-and-libraries).
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

// More checkers would check shared declarations repeatedly.
if (!process.argv.includes('--checkers')) process.argv.push('--checkers', '1')

const manifest = createRequire(import.meta.url).resolve('typescript/package.json')
await import(pathToFileURL(path.join(path.dirname(manifest), 'bin/tsc')).href)
