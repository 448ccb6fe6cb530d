// Exports `mutated-file.ts` to the benchmarks, which run in plain Node.
require('./source-require.cjs')
const { mutatedFile, uploadsOf } = require('./mutated-file.ts')

exports.mutatedFile = mutatedFile
exports.uploadsOf = uploadsOf
