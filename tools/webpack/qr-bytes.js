/**
 * Stands in for the part of the QR library that looks for the shortest mix of encodings, kanji among them: it is handed
 * bytes, and the code of an address or of a ticket is hardly ever smaller otherwise.
 */
export default function qrBytes() {
  return `
    const ByteData = require('./byte-data');
    exports.fromArray = (segments) => segments.map(({ data }) => new ByteData(data));
  `;
}
