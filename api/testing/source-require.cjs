// Lets plain Node run the API's TypeScript source, because Jest does not transform code in worker threads and child processes.
const { readFileSync, existsSync } = require('node:fs')
const Module = require('node:module')
const { dirname, isAbsolute, resolve } = require('node:path')
const { transformSync } = require('@swc/core')

const resolveFilename = Module._resolveFilename

// Relative imports in TypeScript have the extension of the built file.
Module._resolveFilename = (request, parent, ...rest) => {
  if (!request.startsWith('.') && !isAbsolute(request)) return resolveFilename(request, parent, ...rest)
  const source = resolve(dirname(parent?.filename ?? __filename), request.replace(/\.js$/, '.ts'))
  return source.endsWith('.ts') && existsSync(source) ? source : resolveFilename(request, parent, ...rest)
}

require.extensions['.ts'] = (module, filename) => {
  const { code } = transformSync(readFileSync(filename, 'utf8'), {
    filename,
    swcrc: false,
    jsc: { target: 'es2022', parser: { syntax: 'typescript', decorators: true } },
    module: { type: 'commonjs' },
  })
  module._compile(code, filename)
}
