/** What the editor tells authors of reading progress: that it costs no script, and what is its look. */
import type { RoomHelp } from '../../src/editor';

export const help: RoomHelp = {
	wake: '',
	look: [ 'type', 'edge', 'verticalPosition', 'corner', 'thickness', 'size' ],
};
