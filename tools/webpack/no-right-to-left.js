// Stands in for React Aria's lists of languages: all that the product speaks are written from left to right.
export const isRTL = () => false;
