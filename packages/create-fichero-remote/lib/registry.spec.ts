import { registryOfFichero } from './registry.mjs'

const REGISTRY = 'https://fichero.example/packages/'

test.each([REGISTRY, REGISTRY.slice(0, -1)])('%s is the registry of a Fichero', (registry) => {
  expect(registryOfFichero(registry)).toBe(REGISTRY)
})

test.each([undefined, '', 'https://registry.example/', 'https://registry.example/npm/packages/', 'file:///packages/'])(
  '%s is not the registry of a Fichero',
  (registry) => {
    expect(registryOfFichero(registry)).toBeUndefined()
  },
)
