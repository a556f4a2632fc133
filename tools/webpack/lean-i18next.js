const NOTHING_TO_LOAD = `class Connector extends EventEmitter {
  state = {};
  load(languages, namespaces, callback) { callback(); }
  reload(languages, namespaces, callback) { callback(); }
}`;

const NOTHING_TO_FORMAT = 'class Formatter { format(value) { return value; } }';

/** What nobody here asks for -> what stands in. */
const PARTS = [
  // Texts come with the code, not from a server.
  [/^class Connector extends EventEmitter \{\n[\s\S]*?^\}$/m, NOTHING_TO_LOAD],
  // What a text is given is text already: times and numbers are written by the rules of the product.
  [/^class Formatter \{\n[\s\S]*?^\}$/m, NOTHING_TO_FORMAT],
  // A missing text is told to nobody: the types refuse it.
  [/^ {6}if \(!objectNotReturned && \(usedKey [^\n]*\{\n[\s\S]*?^ {6}\}$/m, ''],
  // Each mount has an instance of its own, and all languages are written from left to right.
  [/^ {2}cloneInstance\([\s\S]*?^ {2}\}$/m, ''],
  [/^ {2}dir\([\s\S]*?^ {2}\}$/m, ''],
  [/^ {2}hydrate\([\s\S]*?^ {2}\}$/m, ''],
];

function withoutPart(source, [part, standIn]) {
  if (!part.test(source)) throw new Error(`This i18next has no part like ${part}.`);
  return source.replace(part, standIn);
}

/** Leaves out of i18next what the product never asks of it, and what it tells developers who turn its log on. */
export default function leanI18next(source) {
  return PARTS.reduce(withoutPart, source).replace(
    /\bthis\.logger\.(?:warn|log|deprecate)\(/g,
    '/*#__PURE__*/ $&',
  );
}
