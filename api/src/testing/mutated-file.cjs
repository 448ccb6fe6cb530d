// The source of mutated files for plain Node, which runs the benchmarks.
require('./source-require.cjs')
const { mutatedFile, uploadsOf } = require('./mutated-file.ts')

exports.mutatedFile = mutatedFile
exports.uploadsOf = uploadsOf
