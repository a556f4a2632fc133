/**
 * Lets the minifier drop what nobody uses of the router: its parts are made by calls that do nothing else, and carry
 * names for the developer tools.
 */
export default function pureRouter(source) {
  return source
    .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /*#__PURE__*/ $1')
    .replace(/^\w+\.displayName = "\w+";$/gm, '');
}
