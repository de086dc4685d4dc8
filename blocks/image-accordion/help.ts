/** What the editor tells authors of an image accordion: which attributes are look. */
import type { RoomHelp } from '../../src/editor';

export const help: RoomHelp = {
	look: [ 'trigger', 'isColumn', 'height', 'duration' ],
};
