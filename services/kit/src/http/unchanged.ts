/** The reply of a command that found nothing to change: it is answered like any other, and not recorded (S-08). */
export class Unchanged<Reply> {
  readonly reply: Reply;

  constructor(reply: Reply) {
    this.reply = reply;
  }
}

/** The reply of a command, marked unless it changed something. */
export function repliedIf<Reply>(isChange: boolean, reply: Reply): Reply | Unchanged<Reply> {
  return isChange ? reply : new Unchanged(reply);
}
