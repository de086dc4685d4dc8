/** WordPress's Interactivity API reloads the page on Back and Forward to an entry whose state lacks its mark. */
const MARK = 'wpInteractivityId';

const marked = () => history.state?.[ MARK ];

/** The mark of this page; entries of followed anchors do not have it. */
let mark = marked();

/**
 * Returns a state for a history entry, with what other scripts have written into it.
 *
 * @param added Own keys and values; undefined removes one.
 */
export const entryState = ( added: Record< string, unknown > ) => ( {
	...history.state,
	[ MARK ]: ( mark = marked() ?? mark ),
	...added,
} );
