// Views that come in parts: a field that stays as it was is not sent again, only named.
import type { Update } from './wire';

export class Views {
  private last: Update['view'] = {};

  /** The update with its whole view. Fields that stay keep being the same objects. */
  whole(update: Update): Update {
    // A server of before, at which this page may arrive while several are restarted, does not say it.
    const unchanged = (update.unchanged as string[] | undefined) ?? [];
    const kept = Object.fromEntries(unchanged.map((name) => [name, this.last[name]]));
    this.last = unchanged.length ? { ...kept, ...update.view } : update.view;
    return { ...update, view: this.last, unchanged: [] };
  }
}
