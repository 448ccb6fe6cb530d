// No import cycles between files or folders: the parts of a cycle cannot be understood alone. Imports of types count too.
// https://github.com/sverweij/dependency-cruiser/blob/main/doc/rules-reference.md
/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'cycle of files', severity: 'error', from: {}, to: { circular: true } },
    { name: 'cycle of folders', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
    // An import that cannot be resolved could close a cycle.
    { name: 'import not found', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.web.json' },
    // The conditions of tsconfig.web.json, and those that only builds use.
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
    exclude: { path: '\\.(spec|examples)\\.tsx?$|^api/testing/|/dist/' },
  },
}
