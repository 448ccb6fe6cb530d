import { inOneOrder } from './release-name-plugin'

const entry = (scripts: string, styles: string) =>
  `var a={b:1,a:2};d.sriHashes={${scripts}},d.sriCssHashes={${styles}},d.g=d.g||{}`

test('what an entry says of the files that it loads has one order, and nothing else changes', () => {
  const one = inOneOrder(entry('845:"sha384-a+/=",306:"sha384-b",477:"sha384-c"', '294:"x",158:"y"'))
  const other = inOneOrder(entry('477:"sha384-c",845:"sha384-a+/=",306:"sha384-b"', '158:"y",294:"x"'))
  expect(one).toBe(other)
  expect(one).toBe(entry('306:"sha384-b",477:"sha384-c",845:"sha384-a+/="', '158:"y",294:"x"'))
})

test('an entry that loads nothing stays as it is', () => {
  expect(inOneOrder(entry('', ''))).toBe(entry('', ''))
})
