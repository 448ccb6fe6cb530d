// In which order Jest begins specs. It knows how long they took in a former run; in the first one it goes by their size, and
// a short spec that takes long would end alone. Those that ask for more time than others take long.
const { readFileSync } = require('node:fs')
const Sequencer = require('@jest/test-sequencer').default

/** What a spec asks for, in ms. */
const ASKED = /^jest\.setTimeout\(([\d_]+)\)$/m

const askedBy = ({ path }) => Number(ASKED.exec(readFileSync(path, 'utf8'))?.[1].replaceAll('_', '') ?? 0)

module.exports = class extends Sequencer {
  sort(tests) {
    const asked = new Map(tests.map((test) => [test, this.time(test) === undefined ? askedBy(test) : 0]))
    return super.sort(tests).toSorted((one, other) => asked.get(other) - asked.get(one))
  }
}
