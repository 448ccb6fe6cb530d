import { translateOf } from './translate-of'

test.each(['CC\u00a01900350001', '2888001', 2_888_001, 'EN FORMACION', 'ANA RÍOS', '220501046-01', '27/07/2027', '—'])(
  'browsers do not translate %s',
  (content) => {
    expect(translateOf(content)).toBe('no')
  },
)

test.each(['En formación', 'Ficha 2888001', null, ['A']])('browsers may translate %s', (content) => {
  expect(translateOf(content)).toBeUndefined()
})
