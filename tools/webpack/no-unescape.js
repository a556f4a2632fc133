const asItIs = (text) => text;

// Stands in for what turns HTML entities back into letters: for texts with elements in them, of which there are none.
export { asItIs as unescape };
