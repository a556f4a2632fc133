const LOADER_OF_TEXTS = /^class Connector extends EventEmitter \{\n[\s\S]*?^\}$/m;

const NOTHING_TO_LOAD = `class Connector extends EventEmitter {
  state = {};
  load(languages, namespaces, callback) { callback(); }
  reload(languages, namespaces, callback) { callback(); }
}`;

/**
 * Leaves out of i18next what fetches texts from a server, for ours come with the code, and what it tells developers
 * who ask for it.
 */
export default function leanI18next(source) {
  if (!LOADER_OF_TEXTS.test(source)) throw new Error('This i18next loads its texts elsewhere.');
  return source
    .replace(LOADER_OF_TEXTS, NOTHING_TO_LOAD)
    .replace(/\bthis\.logger\.(?:warn|log|deprecate)\(/g, '/*#__PURE__*/ $&');
}
