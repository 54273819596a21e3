// A sign for each place where an item is worn.
import body from 'icon:breastplate';
import head from 'icon:visored-helm';
import legs from 'icon:leather-boot';
import onehand from 'icon:broadsword';
import small from 'icon:round-bottom-flask';
import twohand from 'icon:two-handed-sword';

export const SLOT_ICONS: Record<string, string> = { head, body, legs, onehand, twohand, small };
