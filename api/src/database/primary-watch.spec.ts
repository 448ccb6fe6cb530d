import { choosePrimary, chooseReader, PrimaryWatch, reasonOf } from './primary-watch.js'

// The primary watch polls without a pause.
jest.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }))

const answer = (takesWrites: boolean, view = 0, readsLatest = false) =>
  ({ status: 'fulfilled', value: { takesWrites, readsLatest, view } }) as const
const writable = answer(true)
const readOnly = answer(false)
const secondary = answer(false, 0, true)
/** The answer of a server in a multi-primary cluster. */
const inView = (view: number) => answer(true, view)
const failed = (code: string) => ({ status: 'rejected', reason: { code } }) as const
const silent = failed('ETIMEDOUT')

it.each([
  ['the first server that takes writes', [silent, readOnly, writable, writable], undefined, 2],
  ['no server if none takes writes', [silent, readOnly, readOnly], undefined, undefined],
  ['the current primary while it takes writes', [writable, readOnly, writable], 2, 2],
  ['another server if the current primary is read-only', [readOnly, readOnly, writable], 0, 2],
  ['another server if the current primary is silent', [silent, writable, readOnly], 0, 1],
  ['the current primary if no server takes writes', [silent, readOnly, readOnly], 0, 0],
  ['the first server of a multi-primary cluster', [inView(3), inView(3), inView(3)], undefined, 0],
  ['the second server of a cluster if the first is unavailable', [silent, inView(4), inView(4)], 0, 1],
  ['the first server of a cluster again when it is back', [inView(5), inView(5), inView(5)], 1, 0],
  ['the second server if the cluster went on without the first', [inView(3), inView(4), inView(4)], 1, 1],
  ['the second server while the first is still syncing', [answer(false, 5), inView(5), inView(5)], 1, 1],
  ['the second server if the first knows an older view when a node starts', [inView(3), inView(4)], undefined, 1],
  ['another server if the current primary knows an older view', [inView(3), inView(4), inView(4)], 0, 1],
])('choosePrimary chooses %s', (_, answers, current, primary) => {
  expect(choosePrimary(answers, current)).toBe(primary)
})

it.each([
  ['no server if none of the others can read the latest data', [silent, readOnly, silent], 0, undefined],
  ['a secondary if the primary is silent', [secondary, silent, secondary], 1, 0],
  ['a secondary if the primary takes no writes', [readOnly, readOnly, secondary], 0, 2],
  ['another secondary if the primary has become a secondary', [secondary, readOnly, secondary], 0, 2],
])('chooseReader chooses %s', (_, answers, current, reader) => {
  expect(chooseReader(answers, current)).toBe(reader)
})

it('reasonOf reports a rejected user before servers that are unavailable', () => {
  expect(reasonOf([silent, readOnly])).toMatchObject({ code: 'NO_PRIMARY' })
  expect(reasonOf([silent, failed('ER_ACCESS_DENIED_ERROR'), readOnly])).toEqual({ code: 'ER_ACCESS_DENIED_ERROR' })
})

describe('polling the servers of a group or cluster', () => {
  /** Returns the successive primaries, and after each round the server that answers reads in place of the primary. */
  async function watched(...rounds: (typeof writable | typeof readOnly | typeof silent)[][]) {
    const primaries: number[] = []
    const readers: (number | undefined)[] = []
    await new Promise<void>((done) => {
      let watch: PrimaryWatch | undefined
      const servers = [rounds.values(), rounds.values()].map((answers, index) => ({
        async answer() {
          if (watch && index === 0) readers.push(watch.reader())
          const next = answers.next().value?.[index]
          if (next?.status === 'fulfilled') return next.value
          if (!next) watch?.end()
          throw silent.reason
        },
        close: done,
      }))
      watch = new PrimaryWatch(servers as never, (primary) => primaries.push(primary), jest.fn())
    })
    return { primaries, readers }
  }
  const [old, now] = [inView(3), inView(4)]

  it.each([
    [
      'keeps a new primary when the former primary resumes',
      [
        [old, readOnly],
        [silent, now],
        [old, now],
        [old, now],
      ],
      [0, 1],
    ],
    [
      'leaves a resumed primary at once if another primary was elected before',
      [
        [old, readOnly],
        [silent, readOnly],
        [old, now],
      ],
      [0, 1],
    ],
    [
      'leaves a resumed primary as soon as another primary is elected',
      [
        [old, readOnly],
        [silent, readOnly],
        [old, readOnly],
        [old, now],
      ],
      [0, 1],
    ],
    [
      'keeps a primary that resumes before any election',
      [
        [old, readOnly],
        [silent, readOnly],
        [old, readOnly],
        [old, readOnly],
      ],
      [0],
    ],
    [
      'leaves a silent primary at once',
      [
        [old, old],
        [silent, old],
      ],
      [0, 1],
    ],
    [
      'returns to the first server after it wins two rounds',
      [
        [old, old],
        [silent, now],
        [now, now],
        [now, now],
      ],
      [0, 1, 0],
    ],
    [
      'does not return to a server that resumes with an old view',
      [
        [old, old],
        [silent, old],
        [old, old],
        [old, now],
        [old, now],
      ],
      [0, 1],
    ],
    [
      'keeps a primary that learns of a view change one round later',
      [
        [old, old],
        [old, now],
        [now, now],
      ],
      [0],
    ],
    [
      'leaves a primary that does not learn of a view change',
      [
        [old, old],
        [old, now],
        [old, now],
      ],
      [0, 1],
    ],
  ])('%s', async (_, rounds, primaries) => {
    expect((await watched(...rounds)).primaries).toEqual(primaries)
  })

  // The others may have been polled before they elected another primary.
  it('sends no reads to a primary that has just resumed', async () => {
    const other = answer(false, 3, true)
    const rounds = [
      [old, other],
      [silent, other],
      [old, other],
      [old, other],
      [old, other],
    ]
    expect((await watched(...rounds)).readers).toEqual([undefined, 1, 1, undefined, undefined])
  })
})
