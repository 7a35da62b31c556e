/**
 * The directions in which imports run (packages/handbook/architecture.md). Each rule says how to mend what it finds.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      comment:
        'Two files that import each other cannot be read or tested apart. Move what both need into a third file, or pass it as an argument.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'nothing-unresolved',
      comment: 'The imported file or package does not exist, or is not in the package.json of the importing package.',
      severity: 'error',
      from: { pathNot: '^site/' },
      to: { couldNotResolve: true, pathNot: ['^astro:', '^virtual:', '\\?(raw|url)$', '^@turbo/gen$'] },
    },
    ...direction('contract', [], 'The contract knows nobody: move what it needs into it.'),
    ...direction('format', ['contract'], 'Formatting knows the contract only.'),
    ...direction('i18n', ['contract', 'format'], 'Messages know the contract and the formats only.'),
    ...direction(
      'client',
      ['contract'],
      'The client knows the contract only; what it needs of the API belongs into the contract.',
    ),
    ...direction('design', ['contract'], 'Design knows no feature: pass what it shows as arguments.'),
    ...direction(
      'api',
      ['contract', 'format', 'i18n', 'client', 'design'],
      'The API is started by others and knows none of them: take it as an argument of buildApp.',
    ),
    ...direction(
      'server',
      ['contract', 'format', 'i18n', 'client', 'api', 'seed'],
      'The server composes the API and the built front ends; it imports no source of a front end.',
    ),
    {
      name: 'front-ends-know-the-contract-only',
      comment:
        'A front end talks to the API over /v1: use @cauce/client, and put what both sides need into @cauce/contract.',
      severity: 'error',
      from: { path: '^(site|backoffice)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^packages/(api|server|seed|testing)/' },
    },
    {
      name: 'front-ends-stay-apart',
      comment:
        'Site and back office share through packages/design, packages/format and packages/i18n, at the third use.',
      severity: 'error',
      from: { path: '^(site|backoffice)/' },
      to: { path: '^(site|backoffice)/', pathNot: '^$1/' },
    },
    ...layers('packages/api/src', [
      { name: 'database', folders: ['database'] },
      { name: 'http', folders: ['http', 'jobs'] },
      { name: 'platform', folders: ['platform'] },
      { name: 'modules', folders: ['modules'] },
      { name: 'flows', folders: ['flows'] },
    ]),
    {
      name: 'modules-have-one-door',
      comment:
        "A module is reached through its index.ts: export there what you need, if it is that module's to offer. Only pure *.domain.ts files may be imported beside it.",
      severity: 'error',
      from: { path: '^packages/api/src/(modules/[^/]+|platform|flows)/([^/]+)(/|\\.ts$)', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^packages/api/src/(modules/[^/]+|platform)/[^/]+/',
        pathNot: ['^packages/api/src/$1/$2/', '/index\\.ts$', '\\.domain\\.ts$'],
      },
    },
    {
      name: 'modules-have-one-door-for-all',
      comment: 'A module is reached through its index.ts.',
      severity: 'error',
      from: { path: '^packages/', pathNot: ['^packages/api/src/(modules|platform|flows)/', '\\.test\\.ts$'] },
      to: {
        path: '^packages/api/src/(modules/[^/]+|platform)/[^/]+/',
        pathNot: ['/index\\.ts$'],
      },
    },
    {
      name: 'decisions-are-pure',
      comment:
        'A *.domain.ts (and the *.kinds.ts it names things with) decides from its arguments alone: it imports the contract, words, formats, zod and other domain files. Load in the service and pass values in.',
      severity: 'error',
      from: { path: '\\.domain\\.ts$' },
      to: {
        dependencyTypesNot: ['type-only'],
        pathNot: ['^packages/(contract|format|i18n)/', '\\.(domain|templates)\\.ts$', 'node_modules/zod/', '^net$'],
      },
    },
    {
      name: 'sql-stands-in-queries-and-tables',
      comment: 'SQL stands only in *.queries.ts and database/: give the query a name there and call it.',
      severity: 'error',
      from: {
        path: '^packages/api/src/',
        pathNot: [
          '\\.(queries|view)\\.ts$',
          '^packages/api/src/database/',
          '\\.test\\.ts$|/testing/',
          '^packages/api/src/jobs/jobs\\.ts$',
        ],
      },
      to: { path: 'node_modules/(drizzle-orm|pg)/' },
    },
    {
      name: 'node-stays-on-the-server',
      comment: 'Code of the site may reach the browser: use Node only in *.server.ts files.',
      severity: 'error',
      from: { path: '^site/src/', pathNot: ['\\.server\\.ts$', '\\.test\\.tsx?$', '-integration\\.ts$'] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'the-browser-gets-no-server-file',
      comment: 'An island (.tsx) or store runs in the browser: pass what a *.server.ts file knows as properties.',
      severity: 'error',
      from: { path: '^site/src/.*(\\.tsx|\\.store\\.ts)$', pathNot: '\\.test\\.tsx?$' },
      to: { path: '\\.server\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'site-folders-form-no-cycle',
      comment:
        'Folders of the site import each other in one direction (site/README.md). Move what both need into the lower folder, or pass it as an argument.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^site/src' },
      to: { circular: true },
    },
    ...[
      { above: ['http', 'ui'], below: ['layouts', 'features', 'frames', 'pages'] },
      { above: ['layouts'], below: ['features', 'frames', 'pages'] },
      { above: ['features'], below: ['layouts', 'frames', 'pages'] },
      { above: ['frames'], below: ['pages'] },
    ].map(({ above, below }) => ({
      name: `site-${above.join('-and-')}-know-less`,
      comment: 'What a page needs of several folders is put together in frames/ and pages/.',
      severity: 'error',
      from: { path: `^site/src/(${above.join('|')})/` },
      to: { path: `^site/src/(${below.join('|')})/` },
    })),
    {
      name: 'back-office-folders-form-no-cycle',
      comment:
        'Folders of the back office import each other in one direction: providers <- ui <- resources <- App.tsx. Move what both need into the lower folder, or pass it as an argument.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^backoffice/src/' },
      to: { circular: true },
    },
    {
      name: 'back-office-ui-knows-no-resource',
      comment: 'ui serves every noun: pass what it shows as an argument, as menu.tsx does.',
      severity: 'error',
      from: { path: '^backoffice/src/ui/' },
      to: { path: '^backoffice/src/(resources/|[^/]+$)' },
    },
    {
      name: 'back-office-providers-know-no-screen',
      comment: 'Providers talk to the API and know no component: pass it as an argument.',
      severity: 'error',
      from: { path: '^backoffice/src/providers/' },
      to: { path: '^backoffice/src/(ui/|resources/|[^/]+$)' },
    },
    {
      name: 'tests-are-not-imported',
      comment: 'What two tests share stands in packages/testing.',
      severity: 'error',
      from: { pathNot: '\\.test\\.tsx?$' },
      to: { path: '\\.test\\.tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules'] },
    exclude: { path: ['(^|/)dist/', '(^|/)\\.(astro|types)/', '^packages/tooling/run/'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
}

/**
 * Layers from the lowest to the highest: each may import those before it, and none that comes after it.
 * @param {string} root @param {{ name: string, folders: string[] }[]} stack
 */
function layers(root, stack) {
  const under = (/** @type {{ folders: string[] }[]} */ some) =>
    some.flatMap(({ folders }) => folders.map((folder) => `^${root}/${folder}/`))
  return stack.slice(0, -1).map((layer, index) => ({
    name: `${layer.name}-is-below-${stack[index + 1].name}`,
    comment: `${layer.name} stands below ${stack[index + 1].name}: pass what it needs as an argument, or move the code up.`,
    severity: 'error',
    from: { path: under([layer]), pathNot: '\\.test\\.ts$' },
    to: { path: under(stack.slice(index + 1)) },
  }))
}

/**
 * A package that may import only some of the other packages.
 * @param {string} name @param {string[]} allowed @param {string} comment
 */
function direction(name, allowed, comment) {
  return [
    {
      name: `${name}-looks-one-way`,
      comment,
      severity: 'error',
      from: { path: `^packages/${name}/`, pathNot: '\\.test\\.tsx?$|/testing/' },
      to: { path: '^(packages|site|backoffice|e2e)/', pathNot: [name, ...allowed].map((own) => `^packages/${own}/`) },
    },
  ]
}
