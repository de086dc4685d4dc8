import { __, sprintf } from '@wordpress/i18n';
import {
	helpOf,
	type Found,
	type Heading,
	type Page,
	type Place,
} from '@frontage/editor';
import { plain } from '@frontage/lib/plain';

/**
 * Returns the heading that a block prints.
 *
 * @param place Position of the block.
 */
export function headingOf( place: Place ): Heading | null {
	const { name, attributes } = place.block;
	if ( name === 'core/heading' ) {
		return {
			level: Number( attributes.level ?? 2 ),
			text: plain( attributes.content ),
		};
	}
	return helpOf( name ).heading?.( place ) ?? null;
}

/** The page title is its level 1 heading. */
const TITLE = 1;

/**
 * Finds empty headings and skipped heading levels.
 *
 * @param place Position of the block.
 */
export function headings( place: Place, page: Page ): Found[] {
	const heading = headingOf( place );
	if ( ! heading ) {
		return [];
	}
	const isCore = place.block.name === 'core/heading';
	if ( ! heading.text ) {
		return isCore ? [ empty() ] : [];
	}
	const before = levelBefore( place, page );
	return heading.level > before + 1
		? [ skipped( heading.level, before, isCore ) ]
		: [];
}

function levelBefore( place: Place, { places }: Page ): number {
	const at = places.findIndex(
		( { block } ) => block.clientId === place.block.clientId
	);
	const heading = places
		.slice( 0, at )
		.map( headingOf )
		.filter( ( one ) => one?.text )
		.at( -1 );
	return heading?.level ?? TITLE;
}

const empty = (): Found => ( {
	level: 'problem',
	title: __( 'Empty heading', 'frontage' ),
	why: __(
		'Screen readers announce a heading but have nothing to read. Add text or remove the heading.',
		'frontage'
	),
	fix: { label: __( 'Remove', 'frontage' ), change: () => null },
} );

const skipped = ( level: number, before: number, isCore: boolean ): Found => ( {
	level: 'problem',
	title: sprintf(
		/* translators: 1: level of a heading, 2: level of the heading before it. */
		__( 'Heading level %1$d follows level %2$d', 'frontage' ),
		level,
		before
	),
	why: __(
		'People who navigate by headings look for the skipped level and do not find it. Choose levels by structure and set the size with the typography settings.',
		'frontage'
	),
	fix: isCore
		? {
				label: sprintf(
					/* translators: %d: level of a heading. */
					__( 'Change to level %d', 'frontage' ),
					before + 1
				),
				change: () => ( { level: before + 1 } ),
			}
		: undefined,
} );
