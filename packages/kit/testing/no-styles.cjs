/** What a style sheet is in unit tests, which draw nothing: a module without classes. */
module.exports = {}
