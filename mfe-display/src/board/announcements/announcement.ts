/** DIS-006: what the board says; Italian whatever the page's language. */
export function announcement(number: string): string {
  return `Stiamo servendo il numero ${number}`;
}
