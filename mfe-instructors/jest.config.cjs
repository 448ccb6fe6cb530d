module.exports = { preset: '@fichero/build' }
