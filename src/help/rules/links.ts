import { __, sprintf } from '@wordpress/i18n';
import type { CheckedBlock, Found, Place } from '@frontage/editor';
import { plain } from '@frontage/lib/plain';

const ANCHOR = /<a\s([^>]*)>([\s\S]*?)<\/a>/gi;
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i;

/** Placeholder URLs that lead nowhere. */
const NOWHERE = /^(|#|https?:\/\/|javascript:.*)$/i;

/** Blocks that are a single link, with the attributes of their text and URL. */
const BUTTONS: Record< string, { text: string; url: string } > = {
	'core/button': { text: 'text', url: 'url' },
	'core/navigation-link': { text: 'label', url: 'url' },
};

/** Finds links and buttons without a destination or text. */
export function links( { block }: Place ): Found[] {
	const button = BUTTONS[ block.name ];
	if ( button ) {
		return checkButton( block, button );
	}
	const found = richTexts( block ).flatMap( ( html ) =>
		[ ...html.matchAll( ANCHOR ) ].map( ( [ , attributes = '', text ] ) =>
			checkLink( hrefOf( attributes ), plain( text ) )
		)
	);
	return found.filter( ( one ) => one !== null );
}

const hrefOf = ( attributes: string ) => {
	const [ , double, single ] = HREF.exec( attributes ) ?? [];
	return double ?? single ?? '';
};

/** Rich text is an object in newer editors and a string in older ones. */
const richTexts = ( { attributes }: CheckedBlock ): string[] =>
	[ 'content', 'value', 'caption', 'citation', 'summary' ]
		.map( ( name ) => String( attributes[ name ] ?? '' ) )
		.filter( ( html ) => html.includes( '<a' ) );

function checkLink( href: string, text: string ): Found | null {
	if ( ! text ) {
		return {
			level: 'problem',
			title: __( 'Link has no text', 'frontage' ),
			why: __(
				'Nobody can see it, and screen readers spell out its URL. Select it, then remove the link or add text.',
				'frontage'
			),
		};
	}
	return NOWHERE.test( href.trim() ) ? leadsNowhere( text ) : null;
}

function checkButton(
	{ name, attributes }: CheckedBlock,
	{ text, url }: { text: string; url: string }
): Found[] {
	const bindings = ( attributes.metadata as { bindings?: object } )?.bindings;
	if ( bindings || attributes.tagName === 'button' ) {
		return [];
	}
	const words = plain( attributes[ text ] );
	if ( ! words ) {
		return [ unnamed() ];
	}
	const address = String( attributes[ url ] ?? '' ).trim();
	return NOWHERE.test( address ) && name === 'core/button'
		? [
				{
					...leadsNowhere( words ),
					fix: {
						label: __( 'Save URL', 'frontage' ),
						ask: __( 'URL', 'frontage' ),
						change: ( answer ) => ( { [ url ]: answer } ),
					},
				},
			]
		: [];
}

const unnamed = (): Found => ( {
	level: 'problem',
	title: __( 'Button has no text', 'frontage' ),
	why: __(
		'Visitors do not know what it does, and screen readers only say “link”. Add text that says what it does, or remove the button.',
		'frontage'
	),
	fix: { label: __( 'Remove', 'frontage' ), change: () => null },
} );

const leadsNowhere = ( words: string ): Found => ( {
	level: 'problem',
	title: __( 'Link leads nowhere', 'frontage' ),
	why: sprintf(
		/* translators: %s: text of a link. */
		__(
			'“%s” looks like a link but does nothing when clicked. Add a URL.',
			'frontage'
		),
		words
	),
} );
