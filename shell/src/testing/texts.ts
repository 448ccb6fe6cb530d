// For specs in deep folders: the linter forbids imports from three folders above.
export { default as es } from '../../locales/es.json'
