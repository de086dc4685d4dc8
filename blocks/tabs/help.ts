/** What the editor tells authors of tabs: which attributes are look. */
import type { RoomHelp } from '../../src/editor';

export const help: RoomHelp = { look: [ 'orientation', 'stack' ] };
