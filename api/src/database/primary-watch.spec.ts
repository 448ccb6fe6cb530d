import { choosePrimary, chooseReader, PrimaryWatch, reasonOf } from './primary-watch.js'

// The rounds come without a pause.
jest.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }))

const answer = (takesWrites: boolean, view = 0, readsLatest = false) =>
  ({ status: 'fulfilled', value: { takesWrites, readsLatest, view } }) as const
const yes = answer(true)
const no = answer(false)
const secondary = answer(false, 0, true)
/** Of a cluster whose servers all take writes. */
const inView = (view: number) => answer(true, view)
const refused = (code: string) => ({ status: 'rejected', reason: { code } }) as const
const silent = refused('ETIMEDOUT')

it.each([
  ['the first that takes writes', [silent, no, yes, yes], undefined, 2],
  ['none while none does', [silent, no, no], undefined, undefined],
  ['the present one while it does', [yes, no, yes], 2, 2],
  ['another one where the present one is read-only', [no, no, yes], 0, 2],
  ['another one where the present one is silent', [silent, yes, no], 0, 1],
  ['the present one where nobody else does either', [silent, no, no], 0, 0],
  ['the first of a cluster where all take writes', [inView(3), inView(3), inView(3)], undefined, 0],
  ['the second of a cluster whose first is away', [silent, inView(4), inView(4)], 0, 1],
  ['the first of a cluster again when it is back', [inView(5), inView(5), inView(5)], 1, 0],
  ['not the first of a cluster that went on without it', [inView(3), inView(4), inView(4)], 1, 1],
  ['not the first of a cluster that has not all the data yet', [answer(false, 5), inView(5), inView(5)], 1, 1],
  ['not the first of a cluster that knows an older view when a node starts', [inView(3), inView(4)], undefined, 1],
  ['another one where the present one knows an older view', [inView(3), inView(4), inView(4)], 0, 1],
])('the primary is %s', (_, answers, current, primary) => {
  expect(choosePrimary(answers, current)).toBe(primary)
})

it.each([
  ['nobody where the others cannot wait for the latest', [silent, no, silent], 0, undefined],
  ['a secondary where the primary is silent', [secondary, silent, secondary], 1, 0],
  ['a secondary where the primary takes no writes', [no, no, secondary], 0, 2],
  ['another one where the primary is a secondary now', [secondary, no, secondary], 0, 2],
])('without their primary reads are answered by %s', (_, answers, current, reader) => {
  expect(chooseReader(answers, current)).toBe(reader)
})

it('says why there is none: a refused user before servers that are away', () => {
  expect(reasonOf([silent, no])).toMatchObject({ code: 'NO_PRIMARY' })
  expect(reasonOf([silent, refused('ER_ACCESS_DENIED_ERROR'), no])).toEqual({ code: 'ER_ACCESS_DENIED_ERROR' })
})

describe('the servers of a group or cluster, asked again and again', () => {
  /** Returns which servers were the primary, one after the other, and which one was read in its place after each round. */
  async function watched(...rounds: (typeof yes | typeof no | typeof silent)[][]) {
    const primaries: number[] = []
    const readers: (number | undefined)[] = []
    await new Promise<void>((done) => {
      let watch: PrimaryWatch | undefined
      const servers = [rounds.values(), rounds.values()].map((left, place) => ({
        async answer() {
          if (watch && place === 0) readers.push(watch.reader())
          const said = left.next().value?.[place]
          if (said?.status === 'fulfilled') return said.value
          if (!said) watch?.end()
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
      'one that took the place of another stays when that wakes up',
      [
        [old, no],
        [silent, now],
        [old, now],
        [old, now],
      ],
      [0, 1],
    ],
    [
      'one that wakes up when another one has taken its place is left at once',
      [
        [old, no],
        [silent, no],
        [old, now],
      ],
      [0, 1],
    ],
    [
      'one that wakes up before that is left when it has happened',
      [
        [old, no],
        [silent, no],
        [old, no],
        [old, now],
      ],
      [0, 1],
    ],
    [
      'one that is back before anything happened stays',
      [
        [old, no],
        [silent, no],
        [old, no],
        [old, no],
      ],
      [0],
    ],
    [
      'one that is away is left at once',
      [
        [old, old],
        [silent, old],
      ],
      [0, 1],
    ],
    [
      'the first one is returned to when it is better twice',
      [
        [old, old],
        [silent, now],
        [now, now],
        [now, now],
      ],
      [0, 1, 0],
    ],
    [
      'one that wakes up in the moment of the change is not',
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
      'one that learns of a change a moment later is kept',
      [
        [old, old],
        [old, now],
        [now, now],
      ],
      [0],
    ],
    [
      'one that does not learn of it is left',
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

  it('nobody reads at one that has just woken up, as the others may have been asked before they chose', async () => {
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
