/** Sums up what became of all places. */
import { __, _n, sprintf } from '@wordpress/i18n';
import { lostIn } from '@frontage/exit-converter/lost-text';
import type { Change, Outcome } from './types';

export interface Row {
	title: string;
	count: number;
	to: string;
	/** What visitors lose. */
	loss: string;
}

export interface Summary {
	blocks: number;
	extended: number;
	hidden: number;
	left: number;
	/** Places that were converted, or would be. */
	done: Outcome[];
	skipped: Outcome[];
	rows: Row[];
	/** Texts that are no longer on the page, by place. */
	lost: { place: string; title: string; text: string }[];
}

const join = ( names: string[] ): string => names.join( ', ' );

function lossOf( { isPlain, isGone }: Change ): string {
	if ( isGone ) {
		return __( 'Removed: WordPress has no such block.', 'frontage' );
	}
	return isPlain
		? __( 'The content stays, the behavior is lost.', 'frontage' )
		: __( 'Replaced by a block of the same kind.', 'frontage' );
}

function rowsOf( outcomes: Outcome[] ): Row[] {
	const rows = new Map< string, Row >();
	for ( const change of outcomes.flatMap( ( { changes } ) => changes ) ) {
		const { title, to, isGone } = change;
		const names = isGone ? __( '(nothing)', 'frontage' ) : join( to );
		const key = `${ title } → ${ names }`;
		const row = rows.get( key );
		if ( row ) {
			row.count++;
		} else {
			const loss = lossOf( change );
			rows.set( key, { title, count: 1, to: names, loss } );
		}
	}
	return [ ...rows.values() ].sort( ( a, b ) =>
		a.title.localeCompare( b.title )
	);
}

const total = (
	outcomes: Outcome[],
	name: 'blocks' | 'extended' | 'hidden' | 'left'
) => outcomes.reduce( ( sum, outcome ) => sum + outcome[ name ], 0 );

/**
 * Sums up.
 *
 * @param outcomes What became of each place.
 */
export function summarize( outcomes: Outcome[] ): Summary {
	const done = outcomes.filter(
		( { why, blocks, extended, hidden } ) =>
			! why && blocks + extended + hidden > 0
	);
	return {
		blocks: total( done, 'blocks' ),
		extended: total( done, 'extended' ),
		hidden: total( done, 'hidden' ),
		left: total( done, 'left' ),
		done,
		skipped: outcomes.filter( ( { why } ) => why ),
		rows: rowsOf( done ),
		lost: done.flatMap( ( { title: place, changes, lost } ) =>
			[ ...lostIn( changes ), ...lost ].map( ( one ) => ( {
				place,
				...one,
			} ) )
		),
	};
}

/**
 * Says what becomes of blocks that not everybody sees.
 *
 * @param summary The sums.
 */
function secrets( { hidden, left }: Summary ): string[] {
	return [
		!! hidden &&
			sprintf(
				/* translators: %d: number of blocks. */
				_n(
					'%d block is visible only to some visitors or at some time. It is hidden from everybody from now on; show or delete it in the editor.',
					'%d blocks are visible only to some visitors or at some time. They are hidden from everybody from now on; show or delete them in the editor.',
					hidden,
					'frontage'
				),
				hidden
			),
		!! left &&
			sprintf(
				/* translators: %d: number of blocks. */
				_n(
					'%d block is visible only to some visitors or at some time. It is not replaced, because WordPress before 6.9 cannot hide blocks. Delete it before you deactivate Frontage, or everybody will see it.',
					'%d blocks are visible only to some visitors or at some time. They are not replaced, because WordPress before 6.9 cannot hide blocks. Delete them before you deactivate Frontage, or everybody will see them.',
					left,
					'frontage'
				),
				left
			),
	].flatMap( ( text ) => ( text ? [ String( text ) ] : [] ) );
}

/**
 * Says how many blocks there are, and where.
 *
 * @param summary The sums.
 */
export function headline( summary: Summary ): string {
	return [ counted( summary ), ...secrets( summary ) ].join( ' ' );
}

function counted( { blocks, extended, done }: Summary ): string {
	const inPlaces = sprintf(
		/* translators: 1: number of blocks, 2: number of posts, pages, templates and widgets. */
		__( 'Frontage blocks: %1$s, in places: %2$s.', 'frontage' ),
		blocks.toLocaleString(),
		done.length.toLocaleString()
	);
	return extended
		? `${ inPlaces } ${ sprintf(
				/* translators: %d: number of blocks. */
				_n(
					'%d block of WordPress has Frontage settings, such as an animation.',
					'%d blocks of WordPress have Frontage settings, such as an animation.',
					extended,
					'frontage'
				),
				extended
			) }`
		: inPlaces;
}
