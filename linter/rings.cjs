// No file and no folder needs itself around others: none of such a ring can be read alone. Types count, they are read too.
// https://github.com/sverweij/dependency-cruiser/blob/main/doc/rules-reference.md
/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'ring of files', severity: 'error', from: {}, to: { circular: true } },
    { name: 'ring of folders', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
    // An import that is not found could be what closes a ring.
    { name: 'import not found', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.web.json' },
    // Those of tsconfig.web.json, and of what the build alone uses.
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: [
        'fichero:source',
        'fichero:host',
        'fichero:testing',
        'fichero:documents',
        'fichero:standalone',
        'import',
        'node',
        'types',
      ],
    },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.spec\\.tsx?$|^api/src/testing/|/dist/' },
  },
}
