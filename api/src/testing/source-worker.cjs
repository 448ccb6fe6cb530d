require('./source-require.cjs')

module.exports = require('../sheets/read-worker.ts').default
