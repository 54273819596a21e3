// Views that come in parts: a field that stays as it was is not sent again, only named.
import type { Update } from './wire';

export class Views {
  private last: Update['view'] = {};

  /** The update with its whole view. Fields that stay keep being the same objects. */
  whole(update: Update): Update {
    const kept = Object.fromEntries(update.unchanged.map((name) => [name, this.last[name]]));
    this.last = update.unchanged.length ? { ...kept, ...update.view } : update.view;
    return { ...update, view: this.last, unchanged: [] };
  }
}
