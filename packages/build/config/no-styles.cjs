/** Replaces style sheets in unit tests: a module without classes. */
module.exports = {}
