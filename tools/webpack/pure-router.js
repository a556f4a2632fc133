/**
 * Lets the minifier drop what nobody uses of the router, and its warnings: its parts are made by calls that do nothing
 * else, and carry names for the developer tools. A class that is given its context afterwards would stay; with the
 * context inside it does not.
 */
export default function pureRouter(source) {
  return source
    .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /*#__PURE__*/ $1')
    .replace(/^( +)(warning\()/gm, '$1/*#__PURE__*/ $2')
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(
      /^(var (\w+) = class extends React\d*\.Component \{)$([\s\S]*?^\};)\n\2\.contextType = (\w+);$/gm,
      '$1 static contextType = $4;$3',
    );
}
