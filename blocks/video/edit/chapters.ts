/** Chapters as people write them below their videos: a time and a title in each line. */

export interface Chapter {
	time?: string;
	title?: string;
}

const LINE = /^\s*\(?((?:\d{1,2}:)?\d{1,4}:[0-5]\d)\)?[\s–—:-]*(.*?)\s*$/;

/**
 * Returns the chapters that lines name; other lines are left out.
 *
 * @param text Lines such as `1:30 The harbour`.
 */
export const chaptersIn = ( text: string ): Chapter[] =>
	text.split( '\n' ).flatMap( ( line ) => {
		const [ , time, title ] = LINE.exec( line ) ?? [];
		return time && title ? [ { time, title } ] : [];
	} );

/**
 * Writes chapters as lines.
 *
 * @param chapters Attribute of the block.
 */
export const linesOf = ( chapters: Chapter[] ): string =>
	chapters
		.map( ( { time = '', title = '' } ) => `${ time } ${ title }` )
		.join( '\n' );
