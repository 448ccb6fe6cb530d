import { inOneOrder } from './release-name-plugin'

const entry = (scripts: string, styles: string) =>
  `var a={b:1,a:2};d.sriHashes={${scripts}},d.sriCssHashes={${styles}},d.g=d.g||{}`

test('inOneOrder sorts the integrity hashes in an entry, and changes nothing else', () => {
  const one = inOneOrder(entry('845:"sha384-a+/=",306:"sha384-b",477:"sha384-c"', '294:"x",158:"y"'))
  const other = inOneOrder(entry('477:"sha384-c",845:"sha384-a+/=",306:"sha384-b"', '158:"y",294:"x"'))
  expect(one).toBe(other)
  expect(one).toBe(entry('306:"sha384-b",477:"sha384-c",845:"sha384-a+/="', '158:"y",294:"x"'))
})

test('inOneOrder does not change an entry that loads no files', () => {
  expect(inOneOrder(entry('', ''))).toBe(entry('', ''))
})
