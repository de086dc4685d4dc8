/** Texts that are no longer on the page. */
import type { Change } from './equivalent';

/** A text that visitors could read. */
export interface Lost {
	/** Title of the block or extension. */
	title: string;
	text: string;
}

/**
 * Returns the texts that blocks of ours had, and that are lost.
 *
 * @param changes What became of each block.
 */
export const lostIn = ( changes: Change[] ): Lost[] =>
	changes.flatMap( ( { title, lost } ) =>
		lost.map( ( text ) => ( { title, text } ) )
	);
